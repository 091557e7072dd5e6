/** Van der Corput sequence from 0 to 1: evenly spread and deterministic. */
export function halton(index: number, base: number): number {
  let [result, share, rest] = [0, 1 / base, index + 1];
  while (rest > 0) {
    result += share * (rest % base);
    rest = Math.floor(rest / base);
    share /= base;
  }
  return result;
}

export function sunflower(index: number, count: number): [number, number] {
  const radius = Math.sqrt((index + 0.5) / count);
  const angle = index * Math.PI * (3 - Math.sqrt(5));
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Point on a disc of radius 1. Each call in an exposure needs other Halton bases, so that points are independent. */
export function onDisc(index: number, base1: number, base2: number): [number, number] {
  const radius = Math.sqrt(halton(index, base1));
  const angle = halton(index, base2) * Math.PI * 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
