/** One figure of the table. `page` is what it was measured on, where the same was measured on several. */
export type Row = {
  what: string;
  page?: string;
  value: number;
  unit: string;
  bar: { least: number } | { most: number } | null;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Takes the same figures `runs` times, one run after the other; then says the median of any of them. */
export async function mediansOf<Name extends string>(
  runs: number,
  take: () => Promise<Readonly<Record<Name, number>>>,
): Promise<(name: Name) => number> {
  const found: Readonly<Record<Name, number>>[] = [];
  for (let run = 0; run < runs; run++) found.push(await take());
  return (name) => median(found.map((one) => one[name]));
}

/** The value below which a part (0 to 1) of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** A figure that must stay under its bar. `unit` is appended as it is. */
export const atMost = (what: string, value: number, bar: number, unit = ''): Row => ({
  what,
  value,
  unit,
  bar: { most: bar },
});

/** A figure that must reach its bar. */
export const atLeast = (what: string, value: number, bar: number, unit = ''): Row => ({
  what,
  value,
  unit,
  bar: { least: bar },
});

/** A figure without a bar, for the record. */
export const figure = (what: string, value: number, unit = ''): Row => ({ what, value, unit, bar: null });

export const onPage = (page: string, rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, page }));

/** Null where there is no bar. Nothing measured holds no bar. */
export function holds({ value, bar }: Row): boolean | null {
  if (!bar) return null;
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}
