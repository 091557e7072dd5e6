export type Row = { what: string; measured: string; bar: string; holds: boolean | null };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below which a part (0 to 1) of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

const fixed = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toFixed(3)).toString());

/** A figure that must stay under its bar. `unit` is appended as it is. */
export function atMost(what: string, value: number, bar: number, unit = ''): Row {
  return { what, measured: `${fixed(value)}${unit}`, bar: `≤ ${fixed(bar)}${unit}`, holds: value <= bar };
}

/** A figure that must reach its bar. */
export function atLeast(what: string, value: number, bar: number, unit = ''): Row {
  return { what, measured: `${fixed(value)}${unit}`, bar: `≥ ${fixed(bar)}${unit}`, holds: value >= bar };
}

/** A figure without a bar, for the record. */
export function figure(what: string, value: number, unit = ''): Row {
  return { what, measured: `${fixed(value)}${unit}`, bar: '', holds: null };
}

export function table(rows: readonly Row[]): string {
  const mark = (holds: boolean | null) => (holds === null ? ' ' : holds ? '✓' : '✗');
  const widths = (['what', 'measured', 'bar'] as const).map((key) => Math.max(...rows.map((row) => row[key].length)));
  return rows
    .map(({ what, measured, bar, holds }) =>
      [mark(holds), what.padEnd(widths[0] ?? 0), measured.padStart(widths[1] ?? 0), bar.padEnd(widths[2] ?? 0)].join(
        '  ',
      ),
    )
    .join('\n');
}
