import { holds, type Row } from './figures';

export const fixed = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toFixed(3)).toString();

const barOf = ({ bar, unit }: Row) =>
  bar ? ('most' in bar ? `≤ ${fixed(bar.most)}${unit}` : `≥ ${fixed(bar.least)}${unit}`) : '';

export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => ({
    mark: { true: '✓', false: '✗', null: ' ' }[`${holds(row)}`],
    what: row.page === undefined ? row.what : `${row.page}  ${row.what}`,
    measured: `${fixed(row.value)}${row.unit}`,
    bar: barOf(row),
  }));
  const width = (key: 'what' | 'measured') => Math.max(...lines.map((line) => line[key].length));
  return lines
    .map(({ mark, what, measured, bar }) =>
      `${mark}  ${what.padEnd(width('what'))}  ${measured.padStart(width('measured'))}  ${bar}`.trimEnd(),
    )
    .join('\n');
}

/** Formats the range over several pages and counts the pages that miss the limit. */
function measured(rows: readonly Row[]): string {
  const values = rows.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)].map(fixed);
  const missing = rows.filter((row) => holds(row) === false);
  const range = `${least === most ? least : `${least} – ${most}`}${rows[0]?.unit ?? ''}`;
  if (missing.length === 0) return range;
  return `${range}; **misses it**${rows.length > 1 ? ` on ${missing.length} pages` : ''}`;
}

/** Formats the figures that have a limit as a table for docs/performance.md, one row for all pages. */
export function markdownTable(rows: readonly Row[]): string {
  const barred = rows.filter(({ bar }) => bar);
  const whats = [...new Set(barred.map(({ what }) => what))];
  const lines = whats.map((what) => {
    const same = barred.filter((row) => row.what === what);
    const pages = same.length > 1 ? `, ${same.length} pages` : '';
    return `| ${what}${pages} | ${same[0] ? barOf(same[0]) : ''} | ${measured(same)} |`;
  });
  return ['| what | limit | measured |', '|---|---|---|', ...lines].join('\n');
}
