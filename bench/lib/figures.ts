/** `page`: page or data set, if several were measured. `bar`: limit that the value must meet. */
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

export async function mediansOf<Name extends string>(
  runs: number,
  take: () => Promise<Readonly<Record<Name, number>>>,
): Promise<(name: Name) => number> {
  const found: Readonly<Record<Name, number>>[] = [];
  for (let run = 0; run < runs; run++) found.push(await take());
  return (name) => median(found.map((one) => one[name]));
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export const atMost = (what: string, value: number, bar: number, unit = ''): Row => ({
  what,
  value,
  unit,
  bar: { most: bar },
});

export const atLeast = (what: string, value: number, bar: number, unit = ''): Row => ({
  what,
  value,
  unit,
  bar: { least: bar },
});

export const figure = (what: string, value: number, unit = ''): Row => ({ what, value, unit, bar: null });

export const onPage = (page: string, rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, page }));

/** Returns whether a value meets its limit; null without a limit. NaN meets none. */
export function holds({ value, bar }: Row): boolean | null {
  if (!bar) return null;
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}
