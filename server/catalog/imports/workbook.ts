import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { IMPORT_MAX_COLUMNS } from '#contract/rules/deskLimits';
import { Refusal } from './refusal';
import { type Sheet, type SheetCell, type SheetOptions, SheetRows } from './sheet';

/**
 * `UTC`: no time zone shifts dates. `raw`: in HTML tables "0015" stays a text. `cellText`: formatted texts would
 * double the reading time.
 */
const OPTIONS = { dense: true, cellDates: true, UTC: true, cellText: false, cellHTML: false, raw: true } as const;

const ERRORS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

export function readWorkbook(
  data: Uint8Array | string,
  sheetOptions: SheetOptions,
  { keepsEmpty = false } = {},
): Sheet {
  const book = bookOf(data, keepsEmpty);
  const meta = book.Workbook?.Sheets ?? [];
  const visible = book.SheetNames.filter((_name, at) => !meta[at]?.Hidden);
  const names = visible.length > 0 ? visible : book.SheetNames;
  const rows = names.map((name, at) =>
    sheetOptions.sheet === undefined || sheetOptions.sheet === at ? rowsOf(book.Sheets[name]) : null,
  );
  const roles = rows.map((each) => (each instanceof SheetRows ? each.roles : -1));
  const sheet = sheetOptions.sheet ?? Math.max(0, roles.indexOf(Math.max(...roles)));
  const found = rows[sheet];
  if (found === undefined || found === null) throw new Refusal('import_empty');
  if (found instanceof Refusal) throw found;
  return found.sheet(
    { sheets: names.map((name) => name.slice(0, 60)), sheet, delimiter: null, encoding: null },
    sheetOptions.head,
  );
}

function bookOf(data: Uint8Array | string, sheetStubs: boolean): WorkBook {
  const options = { ...OPTIONS, sheetStubs, cellStyles: sheetStubs };
  try {
    return typeof data === 'string'
      ? read(data, { ...options, type: 'string' })
      : read(data, { ...options, type: 'buffer' });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new Refusal('import_encrypted', null, error);
    if (/could not find <table>|unsupported|unrecognized|cannot find (workbook|content)/i.test(message))
      throw new Refusal('import_type', null, error);
    throw new Refusal('import_broken', null, error);
  }
}

function rowsOf(sheet: WorkSheet | undefined): SheetRows | Refusal {
  const data = sheet?.['!data'];
  if (!data) return new Refusal('import_broken');
  const rows = new SheetRows();
  try {
    const about = sheet['!rows'] ?? [];
    data.forEach((cells, at) => rows.add(at + 1, cellsOf(cells), about[at]?.hidden === true));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return rows;
}

const cellsOf = (row: readonly (CellObject | undefined)[]): SheetCell[] =>
  Array.from({ length: Math.min(row.length, IMPORT_MAX_COLUMNS + 1) }, (_, at) => cellOf(row[at]));

function cellOf(cell: CellObject | undefined): SheetCell {
  if (cell === undefined || cell.t === 'z' || cell.v === undefined || cell.v === null)
    return { text: '', mark: cell?.f === undefined ? 't' : 'f' };
  const { t, v, f } = cell;
  if (t === 'e') return { text: ERRORS[Number(v)] ?? '#ERROR', mark: 'e' };
  if (t === 'd') return { text: dateText(v), mark: 'd' };
  if (t === 'b') return { text: v ? 'TRUE' : 'FALSE', mark: 'b' };
  if (t === 'n' && typeof v === 'number') return { text: decimal(v), mark: 'n' };
  return { text: String(v), mark: f === undefined ? 't' : 'f' };
}

const decimal = (value: number): string => String(Number(value.toPrecision(15)));

const dateText = (value: CellObject['v']): string =>
  value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().slice(0, 10).split('-').toReversed().join('.')
    : String(value);
