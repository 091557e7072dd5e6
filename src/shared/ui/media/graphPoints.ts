export interface MileageReading {
  at: number;
  mileage: number;
}

export interface Graph {
  points: { x: number; y: number }[];
  marks: { y: number; mileage: number }[];
}

/** Returns the step of the axis: 1, 2 or 5 × 10ⁿ km, so that the range has at most four steps. */
const stepOf = (span: number): number => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(span, 1) / 4)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => span / step <= 4) ?? 10 * power;
};

export const mileageGraph = (readings: readonly MileageReading[], width: number, height: number): Graph => {
  const inOrder = readings.toSorted((one, other) => one.at - other.at);
  const [first, last] = [inOrder[0]?.at ?? 0, inOrder.at(-1)?.at ?? 0];
  const all = inOrder.map(({ mileage }) => mileage);
  const step = stepOf(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all) / step) * step, low + step);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const y = (mileage: number) => rounded(height - ((mileage - low) / (high - low)) * height);
  const x = (at: number) => rounded(last === first ? width / 2 : ((at - first) / (last - first)) * width);
  const count = Math.round((high - low) / step) + 1;
  return {
    points: inOrder.map(({ at, mileage }) => ({ x: x(at), y: y(mileage) })),
    marks: Array.from({ length: count }, (_, place) => ({ y: y(low + place * step), mileage: low + place * step })),
  };
};
