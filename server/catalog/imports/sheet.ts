import { setImmediate as turn } from 'node:timers/promises';
import { IMPORT_MAX_CELL, IMPORT_MAX_CELLS, IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '#contract/rules/deskLimits';
import type { ImportReading } from '#contract/stock';
import { rolesIn } from './headers';
import { Refusal } from './refusal';

export type Mark = 't' | 'n' | 'f' | 'e' | 'd' | 'b' | 'l';
export type SheetCell = { text: string; mark: Mark };
export type SheetRow = { line: number; cells: string[]; marks: string };
export type Sheet = { header: string[]; rows: SheetRow[]; reading: ImportReading };
export type SheetOptions = Partial<Pick<ImportReading, 'sheet' | 'head' | 'delimiter' | 'encoding'>>;

export const breathe = (): Promise<void> => turn();

const HEAD_WITHIN = 15;
const MAX_LINE_TEXT = 120;

export class SheetRows {
  readonly #rows: SheetRow[] = [];
  #cells = 0;
  #isCut = false;
  #hidden = 0;

  add(line: number, given: readonly SheetCell[], isHidden = false): void {
    const cells: string[] = [];
    let marks = '';
    for (const { text, mark } of given.slice(0, IMPORT_MAX_COLUMNS)) {
      const isLong = text.length > IMPORT_MAX_CELL;
      const kept = storable(isLong ? text.slice(0, 40) : text);
      if (kept !== '') this.#cells += 1;
      cells.push(kept);
      marks += isLong ? 'l' : mark;
    }
    this.#isCut ||= given.slice(IMPORT_MAX_COLUMNS).some(({ text }) => text.trim() !== '');
    if (cells.every((cell, at) => cell === '' && (marks[at] === 't' || marks[at] === 'n'))) return;
    if (this.#rows.length > IMPORT_MAX_ROWS) throw new Refusal('import_too_many_rows');
    if (this.#cells > IMPORT_MAX_CELLS) throw new Refusal('import_too_many_cells');
    if (isHidden) this.#hidden += 1;
    this.#rows.push({ line, cells, marks: /^t*$/.test(marks) ? '' : marks });
  }

  get roles(): number {
    return Math.max(-1, ...this.#first());
  }

  #first = (): number[] => this.#rows.slice(0, HEAD_WITHIN).map(({ cells }) => rolesIn(cells));

  sheet(
    how: Omit<ImportReading, 'head' | 'lines' | 'is_cut' | 'hidden_rows' | 'is_known' | 'prices'>,
    asked?: number,
  ): Sheet {
    const all = this.#rows;
    const roles = this.#first();
    const most = Math.max(0, ...roles);
    const found = most === 0 ? -1 : roles.indexOf(most);
    const at = asked === undefined ? found : asked === 0 ? -1 : all.findIndex(({ line }) => line === asked);
    const head = all[at];
    const rows = all.slice(at + 1);
    if (rows.length === 0) throw new Refusal('import_empty');
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), head?.cells.length ?? 0);
    return {
      header: Array.from({ length: width }, (_, column) => head?.cells[column] ?? ''),
      rows,
      reading: {
        ...how,
        head: head?.line ?? 0,
        lines: all.slice(0, HEAD_WITHIN).map(({ line, cells }) => ({
          line,
          text: cells
            .filter((cell) => cell !== '')
            .join(' · ')
            .slice(0, MAX_LINE_TEXT),
        })),
        is_cut: this.#isCut,
        hidden_rows: this.#hidden,
        is_known: false,
      },
    };
  }
}

const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '').trim();
