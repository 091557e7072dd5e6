import type { Estimate, EstimateAnswer, EstimateLine } from '#contract/visits';

export const VERSION_FIELD = 'version';
export const SEEN_FIELD = 'seen';
export const ALL_FIELD = 'all';
const LINE = /^line-([1-9]\d{0,8})$/;
export const lineField = (id: number): string => `line-${id}`;
export const previousField = (id: number): string => `shown-${id}`;

type Fields = Readonly<Record<string, string>>;
type Decisions = EstimateAnswer['decisions'];
type Decision = EstimateLine['decision'];

const decisionOf = (value: string | undefined): Decision =>
  value === 'approved' || value === 'declined' ? value : null;

const linesOf = (fields: Fields): Decisions =>
  Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = LINE.exec(name) ?? [];
    if (id === undefined) return [];
    return [{ line: Number(id), decision: decisionOf(value), shown: decisionOf(fields[previousField(Number(id))]) }];
  });

/**
 * Returns the changed decisions. Returns all for “approve all”, or to confirm unchanged decisions. Null if there are
 * none.
 */
export const readAnswer = (fields: Fields): { answer: EstimateAnswer; seen: string } | null => {
  const lines = linesOf(fields);
  const isAll = fields[ALL_FIELD] !== undefined;
  const changed = lines.filter(({ decision, shown }) => decision !== shown);
  const isConfirmed = changed.length === 0 && lines.some(({ shown }) => shown !== null);
  const all = isAll ? lines.map((one) => ({ ...one, decision: 'approved' as const })) : lines;
  const decisions = isAll || isConfirmed ? all : changed;
  const version = Number(fields[VERSION_FIELD]);
  if (decisions.length === 0 || !Number.isInteger(version)) return null;
  return { answer: { version, decisions }, seen: fields[SEEN_FIELD] ?? '' };
};

export interface RefusedLine {
  isChanged: boolean;
  chosen: Decision;
}

export const refusedLines = (fields: Fields, { version, lines }: Estimate): ReadonlyMap<number, RefusedLine> => {
  if (fields[VERSION_FIELD] !== String(version)) return new Map();
  const isAll = fields[ALL_FIELD] !== undefined;
  const posted = new Map(linesOf(fields).map((one) => [one.line, one]));
  return new Map(
    lines.flatMap(({ id, decision: stored }) => {
      const one = posted.get(id);
      if (!one) return [];
      const isChanged = stored !== one.shown;
      // “Approve all” chooses no single line item, so it does not override a newer decision.
      const chosen = isAll ? (isChanged ? stored : 'approved') : one.decision === one.shown ? stored : one.decision;
      return [[id, { isChanged, chosen }]];
    }),
  );
};

/** Returns one character per decision. The receipt stores them to detect later changes. */
export const decisionSigns = (lines: readonly EstimateLine[]): string =>
  lines.map(({ decision }) => (decision === null ? '-' : decision.slice(0, 1))).join('');
