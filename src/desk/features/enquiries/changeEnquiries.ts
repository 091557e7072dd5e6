import { deskApi } from '../../../api/desk/deskApi';
import { changeEnquiry, getEnquiry, patchEnquiries, startBulkChange } from '../../../api/desk/enquiries';
import type { Enquiry, EnquiryChange, Named } from '../../../api/desk/wire';
import { isApiProblem } from '../../../api/problem';
import type { DeskDispatch, DeskState } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { keepWayBack, type Thunk } from '../../common/undo';
import { conflictMet } from './inboxSlice';

/** What a change looks like on the screen: its ids have names there. */
export interface ShownChange {
  status?: Enquiry['status'];
  assignee?: Named | null;
  branch?: Named | null;
}

export interface ChangeWords {
  done: string;
  failed: string;
}

const wireChange = ({ assignee, branch, ...rest }: ShownChange): EnquiryChange => ({
  ...rest,
  ...(assignee !== undefined && { assignee: assignee?.id ?? null }),
  ...(branch !== undefined && { branch: branch?.id ?? null }),
});

/** The same fields as they were. */
const inverseOf = (enquiry: Enquiry, change: ShownChange): ShownChange => ({
  ...(change.status !== undefined && { status: enquiry.status }),
  ...(change.assignee !== undefined && { assignee: enquiry.assignee }),
  ...(change.branch !== undefined && { branch: enquiry.branch }),
});

/** Shows enquiries changed wherever they are: in every list that is cached and in their details. */
export const showEnquiries =
  (ids: readonly number[], change: (enquiry: Enquiry) => void) =>
  (dispatch: DeskDispatch, getState: () => DeskState): { undo: () => void } => {
    const wanted = new Set(ids);
    const undos: (() => void)[] = [];
    const lists = deskApi.util.selectInvalidatedBy(getState(), [{ type: 'Enquiry', id: 'LIST' }]);
    for (const { originalArgs } of lists) {
      const patch = dispatch(
        patchEnquiries.updateQueryData('getEnquiries', originalArgs as object, ({ pages }) => {
          for (const { items } of pages) for (const enquiry of items) if (wanted.has(enquiry.id)) change(enquiry);
        }),
      );
      undos.push(patch.undo);
    }
    for (const id of ids) undos.push(dispatch(patchEnquiries.updateQueryData('getEnquiry', id, change)).undo);
    return { undo: () => undos.forEach((undo) => undo()) };
  };

const take = (server: Enquiry) => (shown: Enquiry) => {
  const { id, reference, status, branch, assignee, due_at, answered_at, updated_at, version } = server;
  Object.assign(shown, { id, reference, status, branch, assignee, due_at, answered_at, updated_at, version });
};

const AFTER_CHANGE = ['Counts', 'Today', 'Audit'] as const;

/** One enquiry, at once on the screen. Somebody else's faster change is shown beside it and nothing is lost. */
export const changeOne =
  (enquiry: Enquiry, change: ShownChange, words: ChangeWords, canUndo = true): Thunk =>
  async (dispatch) => {
    const shown = dispatch(showEnquiries([enquiry.id], (entry) => void Object.assign(entry, change)));
    const answer = await dispatch(
      changeEnquiry.initiate({ id: enquiry.id, version: enquiry.version, change: wireChange(change) }),
    );
    if (answer.data) {
      const now = answer.data;
      dispatch(showEnquiries([now.id], take(now)));
      dispatch(deskApi.util.invalidateTags([...AFTER_CHANGE, { type: 'Enquiry', id: now.id }]));
      const back = () => changeOne(now, inverseOf(enquiry, change), words, false);
      dispatch(toastShown({ tone: 'done', text: words.done, ...(canUndo && { undo: keepWayBack(back) }) }));
      return;
    }
    shown.undo();
    if (isApiProblem(answer.error) && answer.error.status === 412) {
      await dispatch(getEnquiry.initiate(enquiry.id, { forceRefetch: true, subscribe: false }));
      dispatch(conflictMet({ id: enquiry.id, change: wireChange(change) }));
      dispatch(deskApi.util.invalidateTags([{ type: 'Enquiry', id: 'LIST' }]));
      return;
    }
    const detail = isApiProblem(answer.error) ? answer.error.detail : undefined;
    dispatch(toastShown({ tone: 'failed', text: detail ?? words.failed }));
  };

/** Several at once; what somebody else has changed meanwhile stays as that person left it, and is named. */
export const changeMany =
  (enquiries: readonly Enquiry[], change: ShownChange, words: ChangeWords & { refused: string }): Thunk =>
  async (dispatch) => {
    const ids = enquiries.map(({ id }) => id);
    const shown = dispatch(showEnquiries(ids, (entry) => void Object.assign(entry, change)));
    const items = enquiries.map(({ id, version }) => ({ id, version }));
    const answer = await dispatch(startBulkChange({ items, change: wireChange(change) }));
    if (!answer.data) {
      shown.undo();
      dispatch(toastShown({ tone: 'failed', text: words.failed }));
      return;
    }
    const { changed, refused } = answer.data;
    for (const now of changed) dispatch(showEnquiries([now.id], take(now)));
    const before = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
    const back = (): Thunk => async () => {
      for (const now of changed) {
        const was = before.get(now.id);
        if (was) await dispatch(changeOne(now, inverseOf(was, change), words, false));
      }
    };
    dispatch(toastShown({ tone: 'done', text: words.done, undo: keepWayBack(back) }));
    if (refused.length > 0) dispatch(toastShown({ tone: 'failed', text: words.refused }));
  };
