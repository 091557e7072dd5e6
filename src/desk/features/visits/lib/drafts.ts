import type { Visit, VisitLine } from '#contract/visitsDesk';
import { readDraft } from '#desk/common/lib/drafts';

/** Names of what is typed on a visit and not saved yet; fields add their own ends to it. */
export const draftOfVisit = ({ id }: Pick<Visit, 'id'>): string => `visit-${id}`;
export const draftOfLine = (visit: Pick<Visit, 'id'>, { id }: Pick<VisitLine, 'id'>): string =>
  `${draftOfVisit(visit)}-line-${id}`;
export const draftOfNewLine = (visit: Pick<Visit, 'id'>): string => `${draftOfVisit(visit)}-line`;

/** What the list of visits was last narrowed to: a visit leads back to it. */
export const LAST_VISITS = 'visits-list';

const DISCOUNT_ENDS = ['discount-percent', 'discount-sum'] as const;
/** Of a line, below its row. */
export const DETAIL_ENDS = ['price', ...DISCOUNT_ENDS] as const;
/** Of a free line that is being written. */
export const NEW_LINE_ENDS = ['own', 'other', 'quantity', 'price'] as const;

export const hasDraft = (person: number, of: string, ends: readonly string[]): boolean =>
  ends.some((end) => readDraft(person, `${of}-${end}`) !== '');
