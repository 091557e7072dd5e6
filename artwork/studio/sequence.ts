/** The `index`th number of the van der Corput sequence, 0..1: spread evenly however many are taken, and the same in every run. */
export function halton(index: number, base: number): number {
  let [result, share, rest] = [0, 1 / base, index + 1];
  while (rest > 0) {
    result += share * (rest % base);
    rest = Math.floor(rest / base);
    share /= base;
  }
  return result;
}

/** The `index`th of `count` points that fill the unit disc evenly, as the seeds of a sunflower do. */
export function sunflower(index: number, count: number): [number, number] {
  const radius = Math.sqrt((index + 0.5) / count);
  const angle = index * Math.PI * (3 - Math.sqrt(5));
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A point of the unit disc; two bases that no other use of the same exposure has keep the points independent. */
export function onDisc(index: number, base1: number, base2: number): [number, number] {
  const radius = Math.sqrt(halton(index, base1));
  const angle = halton(index, base2) * Math.PI * 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
