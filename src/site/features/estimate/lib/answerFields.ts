import type { EstimateAnswer } from '../../../../../contract/estimates';

export const VERSION_FIELD = 'version';
/** Of the visit, as the page showed it. */
export const SEEN_FIELD = 'seen';
/** Of the button that approves every line. */
export const ALL_FIELD = 'all';
const LINE = /^line-([1-9]\d{0,8})$/;
export const lineField = (id: number): string => `line-${id}`;

type Decision = EstimateAnswer['decisions'][number]['decision'];

const decisionOf = (value: string): Decision => (value === 'approved' || value === 'declined' ? value : null);

/** What the form of an estimate says; null where it names no line. */
export const readAnswer = (
  fields: Readonly<Record<string, string>>,
): { answer: EstimateAnswer; seen: string } | null => {
  const isAll = fields[ALL_FIELD] !== undefined;
  const decisions = Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = LINE.exec(name) ?? [];
    return id === undefined ? [] : [{ line: Number(id), decision: decisionOf(isAll ? 'approved' : value) }];
  });
  const version = Number(fields[VERSION_FIELD]);
  if (decisions.length === 0 || !Number.isInteger(version)) return null;
  return { answer: { version, decisions }, seen: fields[SEEN_FIELD] ?? '' };
};
