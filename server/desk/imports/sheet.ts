import { setImmediate as turn } from 'node:timers/promises';
import { IMPORT_MAX_CELL, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '../../../contract/desk/limits';
import { ApiFailure } from '../../http/errors';
import type { ErrorCode } from '../../http/errorTexts';
import { rolesIn } from './headers';

/** What a cell is, a letter each: text, number, formula without a number as its value, error, longer than it may be. */
export type Mark = 't' | 'n' | 'f' | 'e' | 'l';
export type SheetRow = { line: number; cells: string[]; marks: string };
export type Sheet = { header: string[]; rows: SheetRow[] };

export const refused = (code: ErrorCode, cause?: unknown) =>
  new ApiFailure(code === 'import_too_heavy' ? 413 : 400, code, cause === undefined ? {} : { cause });

/** Everything else that the process does comes between two slices. */
export const breathe = (): Promise<void> => turn();

/** Titles, dates and the like stand above the head of a table. */
const HEAD_WITHIN = 15;

/** Collects the rows of a file within its limits. Rows of nothing are left out. */
export class SheetRows {
  readonly #rows: SheetRow[] = [];

  add(line: number, given: readonly { text: string; mark: Mark }[]): void {
    const cells: string[] = [];
    let marks = '';
    for (const { text, mark } of given.slice(0, IMPORT_MAX_COLUMNS)) {
      const isLong = text.length > IMPORT_MAX_CELL;
      cells.push(storable(isLong ? text.slice(0, 40) : text));
      marks += isLong ? 'l' : mark;
    }
    if (cells.every((cell, at) => cell === '' && (marks[at] === 't' || marks[at] === 'n'))) return;
    if (this.#rows.length > IMPORT_MAX_ROWS) throw refused('import_too_many_rows');
    this.#rows.push({ line, cells, marks: /^t*$/.test(marks) ? '' : marks });
  }

  /** The line among the first ones that names the most columns is the head; without any the first one is. */
  sheet(): Sheet {
    const first = this.#rows.slice(0, HEAD_WITHIN).map(({ cells }) => rolesIn(cells));
    const at = Math.max(0, first.indexOf(Math.max(...first)));
    const head = this.#rows[at];
    const rows = this.#rows.slice(at + 1);
    if (!head || rows.length === 0) throw refused('import_empty');
    const width = Math.max(...rows.slice(0, 200).map(({ cells }) => cells.length), head.cells.length);
    return { header: Array.from({ length: width }, (_, column) => head.cells[column] ?? ''), rows };
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '').trim();
