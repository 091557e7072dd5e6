import {
  addVisitFinding,
  addVisitLine,
  changeVisit,
  changeVisitFinding,
  changeVisitLine,
  closeVisit,
  decideEstimate,
  removeVisitFinding,
  removeVisitLine,
  removeVisitPhoto,
} from '#api/desk/generated/visits';
import type { PersonRef } from '#contract/common';
import type { Discount, Sums } from '#contract/rules/visits';
import type {
  FindingChange,
  LineChange,
  NewFinding,
  NewLine,
  StaffDecisions,
  Visit,
  VisitChange,
  VisitLine,
} from '#contract/visitsDesk';
import { readDraft } from '#shared/drafts/tabDrafts';
import type { VisitEdit } from '../changeVisit';

export const draftOfVisit = ({ id }: Pick<Visit, 'id'>): string => `visit-${id}`;
export const draftOfLine = (visit: Pick<Visit, 'id'>, { id }: Pick<VisitLine, 'id'>): string =>
  `${draftOfVisit(visit)}-line-${id}`;
export const draftOfNewLine = (visit: Pick<Visit, 'id'>): string => `${draftOfVisit(visit)}-line`;

export const LAST_VISITS = 'visits-list';

const DISCOUNT_ENDS = ['discount-percent', 'discount-sum'] as const;
export const DETAIL_ENDS = ['price', ...DISCOUNT_ENDS] as const;
export const NEW_LINE_ENDS = ['own', 'other', 'quantity', 'price'] as const;

export const hasDraft = (person: number, of: string, ends: readonly string[]): boolean =>
  ends.some((end) => readDraft(person, `${of}-${end}`) !== '');

type Fields = Record<string, unknown>;

const named = (thing: object | undefined, change: object): unknown[] =>
  Object.keys(change).map((field) => (thing as Fields | undefined)?.[field] ?? null);

const nothing = () => null;
const byId = <T extends { id: number }>(list: readonly T[], id: number) => list.find((one) => one.id === id);

export const visitEdit = ({ id }: Visit, body: VisitChange, worker?: PersonRef | null): VisitEdit => ({
  over: (visit) => named(visit, { ...body, mileage_seen: undefined }),
  send: (dispatch, ifMatch) => dispatch(changeVisit.initiate({ id, ifMatch, body })),
  show: (visit) => {
    const { mileage_seen: _seen, ...fields } = body;
    Object.assign(visit, fields, worker !== undefined && { worker }, fields.state && { is_approved: false });
  },
});

/** Corrects person and car. `carName`: brand and model as they will be shown. */
export const identityEdit = (visit: Visit, body: VisitChange, carName: string): VisitEdit => {
  const edit = visitEdit(visit, body);
  return {
    ...edit,
    show: (shown) => {
      edit.show?.(shown);
      if (body.model !== undefined || body.year !== undefined) shown.car = `${carName}, ${shown.year}`;
    },
  };
};

export const lineAdded = ({ id }: Visit, body: NewLine): VisitEdit => ({
  over: nothing,
  send: (dispatch, ifMatch) => dispatch(addVisitLine.initiate({ id, ifMatch, body })),
});

const takenOff = ({ discount }: Sums): Discount | null => (discount > 0 ? { sum: discount } : null);

/** Line item that undoes a removal, without the customer's decision. A fixed discount keeps its effective amount. */
export const lineAgain = (
  { kind, service, part, name, quantity, price, discount, sums }: VisitLine,
  position: number,
): NewLine => ({
  kind,
  position,
  ...(service !== null && { service }),
  ...(part !== null && { part }),
  name,
  quantity,
  price,
  discount: discount && 'sum' in discount && sums ? takenOff(sums) : discount,
});

const touchesSum = ({ quantity, price, discount }: LineChange): boolean =>
  quantity !== undefined || price !== undefined || discount !== undefined;

export const lineEdit = ({ id }: Visit, thing: number, body: LineChange, worker?: PersonRef | null): VisitEdit => ({
  over: ({ lines }) => named(byId(lines, thing), body),
  send: (dispatch, ifMatch) => dispatch(changeVisitLine.initiate({ id, thing, ifMatch, body })),
  show: ({ lines }) => {
    const { position, ...fields } = body;
    const line = byId(lines, thing);
    if (!line) return;
    Object.assign(line, fields, worker !== undefined && { worker });
    // The customer decided on another total, so the decision is void.
    if (touchesSum(body)) line.decision = null;
    if (position === undefined) return;
    lines.splice(lines.indexOf(line), 1);
    lines.splice(position, 0, line);
  },
});

export const lineRemoved = ({ id }: Visit, thing: number): VisitEdit => ({
  over: ({ lines }) => byId(lines, thing),
  send: (dispatch, ifMatch) => dispatch(removeVisitLine.initiate({ id, thing, ifMatch })),
  show: (visit) => void (visit.lines = visit.lines.filter((line) => line.id !== thing)),
});

export const findingAdded = ({ id }: Visit, body: NewFinding): VisitEdit => ({
  over: nothing,
  send: (dispatch, ifMatch) => dispatch(addVisitFinding.initiate({ id, ifMatch, body })),
});

export const findingEdit = ({ id }: Visit, thing: number, body: FindingChange): VisitEdit => ({
  over: ({ findings }) => named(byId(findings, thing), body),
  send: (dispatch, ifMatch) => dispatch(changeVisitFinding.initiate({ id, thing, ifMatch, body })),
  show: ({ findings }) => {
    const finding = byId(findings, thing);
    if (finding) Object.assign(finding, body);
  },
});

export const findingRemoved = ({ id }: Visit, thing: number): VisitEdit => ({
  over: ({ findings }) => byId(findings, thing),
  send: (dispatch, ifMatch) => dispatch(removeVisitFinding.initiate({ id, thing, ifMatch })),
  show: (visit) => void (visit.findings = visit.findings.filter((finding) => finding.id !== thing)),
});

export const photoRemoved = ({ id }: Visit, thing: number): VisitEdit => ({
  over: nothing,
  send: (dispatch, ifMatch) => dispatch(removeVisitPhoto.initiate({ id, thing, ifMatch })),
});

/** Decisions by phone. They apply only to the estimate that was read to the customer. */
export const decided = ({ id, estimate }: Visit, decisions: StaffDecisions['decisions']): VisitEdit => ({
  over: (visit) => [visit.estimate, visit.state, decisions.map(({ line }) => byId(visit.lines, line)?.decision)],
  send: (dispatch, ifMatch) => dispatch(decideEstimate.initiate({ id, ifMatch, body: { estimate, decisions } })),
  show: ({ lines }) => {
    for (const { line, decision } of decisions) {
      const one = byId(lines, line);
      if (one) Object.assign(one, { decision, decided_by_staff: decision !== null });
    }
  },
});

/** Closes the visit at the version on the screen: any change since is a conflict. */
export const closed = ({ id }: Visit): VisitEdit => ({
  over: ({ version }) => version,
  send: (dispatch, ifMatch) => dispatch(closeVisit.initiate({ id, ifMatch })),
});
