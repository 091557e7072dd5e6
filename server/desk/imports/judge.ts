import type { ImportColumns } from '../../../contract/desk/imports';
import { IMPORT_ABSURD, type IMPORT_PROBLEMS, type IMPORT_ROLES } from '../../../contract/desk/limits';
import { type AmountProblem, isAbsurd, readAmount } from './amounts';
import { foldNumber } from './numbers';
import type { SheetRow } from './sheet';

export type Part = { id: number; mpn: string; price: string; version: number; hasDraft: boolean };
type Problem = (typeof IMPORT_PROBLEMS)[number];

export type Verdict = {
  line: number;
  state: 'change' | 'same' | 'error';
  problem: Problem | null;
  other_line: number | null;
  warning: 'tenfold' | null;
  part_id: number | null;
  version: number | null;
  price_before: string | null;
  price_after: string | null;
};

/** Every part by its id and by its number. */
export class Parts {
  readonly #byId = new Map<number, Part>();
  readonly #byNumber = new Map<string, Part[]>();

  add(part: Part): void {
    this.#byId.set(part.id, part);
    const number = foldNumber(part.mpn);
    if (number === '') return;
    const known = this.#byNumber.get(number);
    if (known) known.push(part);
    else this.#byNumber.set(number, [part]);
  }

  /** The id counts, where there is one; a number beside it has to be the same part's. */
  find(id: string, number: string): Part | Problem {
    const folded = foldNumber(number);
    if (id === '' && folded === '') return 'no_number';
    const named = folded === '' ? [] : (this.#byNumber.get(folded) ?? []);
    if (id !== '') {
      const part = /^\d{1,9}$/.test(id) ? this.#byId.get(Number(id)) : undefined;
      if (!part) return 'unknown';
      return folded === '' || foldNumber(part.mpn) === folded ? part : 'mismatch';
    }
    // Of several that differ in signs alone the one that is written so.
    const [only, ...others] = named.length > 1 ? exactly(named, number) : named;
    if (!only) return named.length > 1 ? 'ambiguous' : 'unknown';
    return others.length > 0 ? 'ambiguous' : only;
  }
}

const exactly = (parts: readonly Part[], number: string): Part[] => parts.filter(({ mpn }) => mpn === number);

const PROBLEM_OF: Record<AmountProblem, Problem> = {
  number: 'not_a_price',
  negative: 'negative',
  zero: 'zero',
  large: 'too_large',
};
const PROBLEM_OF_MARK: Partial<Record<string, Problem>> = { f: 'formula', e: 'cell_error', l: 'too_long' };

/** Judges the rows one by one, and those of the same part together. */
export class Judge {
  readonly verdicts: Verdict[] = [];
  readonly #first = new Map<number, Verdict>();

  constructor(
    private readonly parts: Parts,
    private readonly columns: ImportColumns,
  ) {}

  add({ line, cells, marks }: SheetRow): void {
    const cell = (role: (typeof IMPORT_ROLES)[number]) => {
      const at = this.columns.indexOf(role);
      const text = at < 0 ? '' : (cells[at] ?? '');
      return { text: role === 'price' ? text : withoutEscape(text), mark: marks[at] ?? 't' };
    };
    const [id, number, price] = [cell('id'), cell('number'), cell('price')];
    const verdict: Verdict = {
      line,
      state: 'error',
      problem: null,
      other_line: null,
      warning: null,
      part_id: null,
      version: null,
      price_before: null,
      price_after: null,
    };
    this.verdicts.push(verdict);
    const fault = [id, number, price].map(({ mark }) => PROBLEM_OF_MARK[mark]).find(Boolean);
    const part = this.parts.find(id.text, number.text);
    if (fault) verdict.problem = fault;
    else if (typeof part === 'string') verdict.problem = part;
    else this.#priced(verdict, part, price);
  }

  #priced(verdict: Verdict, part: Part, { text, mark }: { text: string; mark: string }): void {
    Object.assign(verdict, { part_id: part.id, version: part.version, price_before: part.price });
    const found = text === '' ? part.price : readAmount(mark === 'n' ? inHundredths(text) : text);
    if (found === 'number' || found === 'negative' || found === 'zero' || found === 'large') {
      verdict.problem = PROBLEM_OF[found];
      return;
    }
    verdict.price_after = found;
    if (this.#isAnother(verdict, part.id)) return;
    if (found === part.price) verdict.state = 'same';
    else if (part.hasDraft) verdict.problem = 'draft';
    else {
      verdict.state = 'change';
      if (isAbsurd(part.price, found, IMPORT_ABSURD)) verdict.warning = 'tenfold';
    }
  }

  /** Of one part that stands there twice none can be right. */
  #isAnother(verdict: Verdict, part: number): boolean {
    const first = this.#first.get(part);
    if (!first) {
      this.#first.set(part, verdict);
      return false;
    }
    Object.assign(first, { state: 'error', problem: 'duplicate', warning: null, other_line: verdict.line });
    Object.assign(verdict, { problem: 'duplicate', other_line: first.line });
    return true;
  }
}

/** A number of a workbook has a point before its decimals, and nothing between its groups. */
const inHundredths = (text: string): string => (Number(text) < 1e15 ? Number(text).toFixed(2) : text);

/** The apostrophe that server/prices/priceCsv.ts puts before what a spreadsheet would compute. */
const withoutEscape = (text: string): string => text.replace(/^'(?=[=+\-@＝＋－＠])/, '');
