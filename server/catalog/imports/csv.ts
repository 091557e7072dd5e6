import { CsvError, type Info, type Options, parse } from 'csv-parse/sync';
import { IMPORT_DELIMITERS, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '#contract/rules/deskLimits';
import type { Encoding } from './encodings';
import { rolesIn } from './headers';
import { Refusal } from './refusal';
import { type Sheet, type SheetOptions, SheetRows } from './sheet';

type Delimiter = (typeof IMPORT_DELIMITERS)[number];
type Record = { record: string[]; info: Info; line: number; raw?: string };

const SAMPLE_LETTERS = 64 * 1024;
const SAMPLE_ROWS = 50;
const HEAD_WITHIN = 15;
const MAX_ROW_CHARACTERS = 2 * 1024 * 1024;

export function readCsv({ text, encoding }: { text: string; encoding: Encoding }, sheetOptions: SheetOptions): Sheet {
  const named = /^sep=(.)(?:\r\n|\n|\r)/.exec(text.slice(0, 10));
  const body = named ? text.slice(named[0].length) : text;
  const own = IMPORT_DELIMITERS.find((sign) => sign === named?.[1]);
  const delimiter = sheetOptions.delimiter ?? own ?? delimiterOf(body);
  const rows = new SheetRows();
  const above = named ? 1 : 0;
  for (const { record, line } of recordsOf(body, delimiter)) {
    rows.add(
      line + above,
      record.slice(0, IMPORT_MAX_COLUMNS + 1).map((cell) => ({ text: cell, mark: 't' })),
    );
  }
  return rows.sheet({ sheets: [], sheet: 0, delimiter, encoding }, sheetOptions.head);
}

const parsed = (text: string, delimiter: Delimiter, more: Options = {}): Record[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the option `info` gives this type
  parse(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW_CHARACTERS,
    info: true,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with `info`, on_record gets and returns such records
    on_record: withinLimit() as unknown as NonNullable<Options['on_record']>,
    ...more,
  }) as unknown as Record[];

/** Aborts parsing at the first row over the limit, because millions of rows take seconds and memory. */
function withinLimit() {
  let rows = 0;
  let line = 1;
  return (given: Record, { lines }: { lines: number }): Record | null => {
    const at = line;
    line = lines + 1;
    if (given.record.every((cell) => cell.trim() === '')) return null;
    rows += 1;
    if (rows > IMPORT_MAX_ROWS + 1) throw new Refusal('import_too_many_rows');
    return { ...given, line: at };
  };
}

/**
 * A stray quote swallows cells up to the next quote. If all rows have the same number of cells when quotes are read as
 * characters (`"Жигули`), they are read so. Otherwise the file is refused with the line of the quote.
 */
function recordsOf(text: string, delimiter: Delimiter): Record[] {
  let records: Record[] | null = null;
  try {
    records = parsed(text, delimiter);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED')
      throw new Refusal('import_broken', null, error);
  }
  const line = records === null ? openedAt(text, delimiter) : swallowedAt(text, delimiter, records);
  if (records !== null && line === null) return records;
  const plain = parsed(text, delimiter, { quote: false });
  const widths = new Set(plain.map(({ record }) => record.length).filter((width) => width > 1));
  if (widths.size === 1) return plain;
  throw new Refusal('import_quote', line);
}

function openedAt(text: string, delimiter: Delimiter): number {
  let last = 0;
  const follow: Options = {
    on_record: (record: string[], { lines }) => {
      last = lines;
      return record;
    },
  };
  try {
    parsed(text, delimiter, follow);
  } catch {}
  return last + 1;
}

function swallowedAt(text: string, delimiter: Delimiter, records: readonly Record[]): number | null {
  const isOdd = (cell: string) => cell.startsWith('"') && (cell.includes(delimiter) || /[\r\n]/.test(cell));
  if (!records.some(({ record }) => record.some(isOdd))) return null;
  for (const { record, line, raw = '' } of parsed(text, delimiter, { raw: true })) {
    const isSwallowed = (cell: string) => isOdd(cell) && !raw.includes(`"${cell.replaceAll('"', '""')}"`);
    if (record.some(isSwallowed)) return line;
  }
  return null;
}

function delimiterOf(text: string): Delimiter {
  const cut = text.slice(0, SAMPLE_LETTERS);
  const sample = cut.length < text.length ? cut.slice(0, cut.search(/[\r\n][^\r\n]*$/) + 1) || cut : cut;
  const scores = IMPORT_DELIMITERS.map((delimiter) => scoreOf(sample, delimiter));
  const best = scores.reduce((most, score, at) => ((scores[most] ?? 0) >= score ? most : at), 0);
  return IMPORT_DELIMITERS[best] ?? ';';
}

function scoreOf(sample: string, delimiter: Delimiter): number {
  const rows = sampleOf(sample, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''));
  const byWidth = new Map<number, number>();
  for (const { length } of rows) if (length > 1) byWidth.set(length, (byWidth.get(length) ?? 0) + 1);
  if (byWidth.size === 0) return 0;
  const same = Math.max(...byWidth.values()) / rows.length;
  return (
    Math.max(0, ...rows.slice(0, HEAD_WITHIN).map((row) => rolesIn(row.slice(0, IMPORT_MAX_COLUMNS)))) + same * 0.99
  );
}

function sampleOf(sample: string, delimiter: Delimiter): string[][] {
  const most = { to: SAMPLE_ROWS };
  try {
    return parsed(sample, delimiter, most).map(({ record }) => record);
  } catch {
    return parsed(sample, delimiter, { ...most, quote: false }).map(({ record }) => record);
  }
}
