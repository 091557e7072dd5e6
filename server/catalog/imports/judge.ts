import { IMPORT_IMPLAUSIBLE_FACTOR } from '#contract/rules/deskLimits';
import { isImplausibleChange } from '#contract/rules/money';
import type { ImportColumns } from '#contract/stock';
import type { StockChange } from '../../platform/db/schema/imports';
import { type AmountProblem, isAmountProblem, readAmount, readNumber, readQuantity } from '../amounts';
import { type BranchNames, branchOf } from './headers';
import type { Part, Parts, Problem } from './parts';
import type { SheetRow } from './sheet';

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
  stock: StockChange[];
};
type Cell = { text: string; mark: string };

const PROBLEM_OF: Record<AmountProblem, Problem> = {
  number: 'not_a_price',
  negative: 'negative',
  zero: 'zero',
  large: 'too_large',
};
const PROBLEM_OF_MARK: Partial<Record<string, Problem>> = {
  f: 'formula',
  e: 'cell_error',
  d: 'date',
  b: 'boolean',
  l: 'too_long',
};

export class Judge {
  readonly verdicts: Verdict[] = [];
  readonly #first = new Map<string, Verdict>();
  readonly #stockColumns: { at: number; branch: number }[];

  constructor(
    private readonly parts: Parts,
    private readonly columns: ImportColumns,
    private readonly branches: readonly BranchNames[],
  ) {
    this.#stockColumns = columns.flatMap((role, at) =>
      role.startsWith('stock:') ? [{ at, branch: Number(role.slice(6)) }] : [],
    );
  }

  add(row: SheetRow): void {
    const cell = (role: string): Cell => cellAt(row, this.columns.indexOf(role));
    const verdict: Verdict = {
      line: row.line,
      state: 'error',
      problem: null,
      other_line: null,
      warning: null,
      part_id: null,
      version: null,
      price_before: null,
      price_after: null,
      stock: [],
    };
    this.verdicts.push(verdict);
    const used = row.cells.map((_text, at) => at).filter((at) => (this.columns[at] ?? '') !== '');
    const fault = used.map((at) => PROBLEM_OF_MARK[cellAt(row, at).mark]).find(Boolean);
    const part = this.parts.find(withoutEscape(cell('id').text), withoutEscape(cell('number').text));
    if (fault) verdict.problem = fault;
    else if (typeof part === 'string') verdict.problem = part;
    else this.#judge(verdict, part, row, cell);
  }

  #judge(verdict: Verdict, part: Part, row: SheetRow, cell: (role: string) => Cell): void {
    Object.assign(verdict, { part_id: part.id, version: part.version, price_before: part.price });
    const price = newPrice(part, cell('price'));
    if (price.problem) {
      verdict.problem = price.problem;
      return;
    }
    verdict.price_after = price.price;
    const counted = this.#counted(row, cell);
    if (!Array.isArray(counted)) {
      verdict.problem = counted;
      return;
    }
    if (this.#isAnother(verdict, counted)) return;
    verdict.stock = counted.flatMap(({ branch, after }) => {
      const before = part.stock[branch]?.onHand ?? 0;
      return before === after ? [] : [{ branch, before, after }];
    });
    const isPriced = price.price !== part.price;
    if (isPriced && part.hasDraft) verdict.problem = 'draft';
    else if (verdict.stock.some(({ branch, after }) => after < (part.stock[branch]?.reserved ?? 0)))
      verdict.problem = 'reserved';
    else verdict.state = isPriced || verdict.stock.length > 0 ? 'change' : 'same';
    if (verdict.state === 'change' && isImplausibleChange(part.price, price.price, IMPORT_IMPLAUSIBLE_FACTOR))
      verdict.warning = 'tenfold';
  }

  #counted(row: SheetRow, cell: (role: string) => Cell): { branch: number; after: number }[] | Problem {
    const given = this.#stockColumns.map(({ at, branch }) => ({ branch, text: cellAt(row, at).text }));
    const pair = cell('quantity').text;
    if (pair !== '') {
      const branch = branchOf(cell('branch').text, this.branches);
      if (branch === null) return 'unknown_branch';
      given.push({ branch, text: pair });
    }
    const counted: { branch: number; after: number }[] = [];
    for (const { branch, text } of given) {
      if (text === '') continue;
      const after = readQuantity(text);
      if (typeof after !== 'number') return after === 'negative' ? 'negative' : 'not_a_quantity';
      counted.push({ branch, after });
    }
    return counted;
  }

  #isAnother(verdict: Verdict, counted: readonly { branch: number }[]): boolean {
    const byBranch = this.columns.includes('branch');
    const whose = String(verdict.part_id);
    const keys = byBranch ? counted.map(({ branch }) => `${whose} ${branch}`) : [whose];
    const priced = this.#first.get(whose);
    const other =
      keys.map((key) => this.#first.get(key)).find(Boolean) ??
      (priced && priced.price_after !== verdict.price_after ? priced : undefined);
    for (const key of [whose, ...keys]) if (!this.#first.has(key)) this.#first.set(key, verdict);
    if (other) {
      Object.assign(other, { state: 'error', problem: 'duplicate', warning: null, other_line: verdict.line });
      Object.assign(verdict, { problem: 'duplicate', other_line: other.line });
      return true;
    }
    if (priced) verdict.price_before = verdict.price_after;
    return false;
  }
}

const cellAt = ({ cells, marks }: SheetRow, at: number): Cell => ({ text: cells[at] ?? '', mark: marks[at] ?? 't' });

function newPrice(
  part: Part,
  { text, mark }: Cell,
): { price: string; problem: null } | { price: null; problem: Problem } {
  const found = text === '' ? part.price : mark === 'n' ? readNumber(text) : readAmount(text);
  if (isAmountProblem(found)) return { price: null, problem: PROBLEM_OF[found] };
  return { price: found, problem: null };
}

/** Removes the `'` by which server/catalog/prices/priceFiles.ts escapes formulas. */
const withoutEscape = (text: string): string => text.replace(/^'(?=[=+\-@＝＋－＠])/, '');
