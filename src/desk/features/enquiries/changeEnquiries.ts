import { deskApi, readUncached } from '#api/desk/deskApi';
import {
  type Changeable,
  copyChangeable,
  detail,
  enquiriesUtil,
  enquiryQueues,
  INBOX,
  type InboxFilter,
  patchEnquiries,
  patchEnquiry,
} from '#api/desk/enquiries';
import { isApiProblem } from '#api/problem';
import type { BranchRef, PersonRef } from '#contract/common';
import type { EnquiryChange, EnquiryRow } from '#contract/enquiries';
import type { DeskDispatch, DeskState } from '../../common/store';
import { registerUndo, type Thunk, toastLeft, toastShown } from '../../common/toastSlice';

import { conflictFound } from './inboxSlice';

export interface OptimisticChange {
  status?: EnquiryRow['status'];
  assignee?: PersonRef | null;
  branch?: BranchRef | null;
  due_at?: string;
}

const { withOwnChanges, enqueue, isIdle, latest, note, showOptimistically } = enquiryQueues;

export interface ChangeWords {
  /** Text of the toast after success. Null in a bulk change, which shows one toast for all enquiries. */
  done: string | null;
  undone: (back: OptimisticChange) => string;
  failed: string;
  unassigned: string;
}

const wireChange = ({ status, assignee, branch, due_at }: OptimisticChange): EnquiryChange => ({
  ...(status !== undefined && { status }),
  ...(assignee !== undefined && { assignee: assignee?.id ?? null }),
  ...(branch !== undefined && { branch: branch?.id ?? null }),
  ...(due_at !== undefined && { due_at }),
});

/** Whether the server removed the assignee because the enquiry moved to another branch. */
const isReassigned = (was: Changeable, now: EnquiryRow, change: OptimisticChange): boolean =>
  change.assignee === undefined && was.assignee !== null && now.assignee === null;

const inverseOf = (enquiry: Changeable, now: EnquiryRow, change: OptimisticChange): OptimisticChange => ({
  ...(change.status !== undefined && { status: enquiry.status }),
  ...((change.assignee !== undefined || isReassigned(enquiry, now, change)) && { assignee: enquiry.assignee }),
  ...(change.branch !== undefined && { branch: enquiry.branch }),
  ...(change.due_at !== undefined && { due_at: enquiry.due_at }),
});

const showEnquiries =
  (ids: readonly number[], change: (enquiry: Changeable) => void) =>
  (dispatch: DeskDispatch, getState: () => DeskState): void => {
    const wanted = new Set(ids);
    for (const { endpointName, originalArgs } of deskApi.util.selectInvalidatedBy(getState(), [INBOX])) {
      if (endpointName !== 'inbox') continue;
      dispatch(
        enquiriesUtil.updateQueryData('inbox', originalArgs as InboxFilter, ({ pages }) => {
          for (const { items } of pages) for (const enquiry of items) if (wanted.has(enquiry.id)) change(enquiry);
        }),
      );
    }
    for (const id of ids) dispatch(enquiriesUtil.updateQueryData('detail', { id }, change));
  };

/** Reverts a failed optimistic update of enquiries that have no newer version in the cache. */
const showAsBefore = (enquiries: readonly Changeable[]) => {
  const before = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]));
  return showEnquiries([...before.keys()], (shown) => {
    const was = before.get(shown.id);
    if (was && shown.version <= was.version) copyChangeable(shown, withOwnChanges(was));
  });
};

const take = (now: EnquiryRow) => (shown: Changeable) => copyChangeable(shown, now);

/** Changes one enquiry optimistically. After a conflict with another person's change, a dialog shows both versions. */
export const changeOne =
  (enquiry: Changeable, change: OptimisticChange, words: ChangeWords, canUndo = true): Thunk =>
  async (dispatch) => {
    const { id } = enquiry;
    const show = (entry: Changeable) => void Object.assign(entry, change);
    const stopShowing = showOptimistically(id, show);
    dispatch(showEnquiries([id], show));
    const answered = enqueue([id], async () => {
      const was = latest(enquiry);
      const { data: now, error } = await dispatch(
        patchEnquiry.initiate({ id, version: was.version, body: wireChange(change) }),
      );
      if (now) note(now);
      return { was, now, error };
    }).finally(stopShowing);
    const back = (): Thunk => async () => {
      const { was, now } = await answered;
      if (!now) return;
      const inverse = inverseOf(was, now, change);
      await dispatch(changeOne(now, inverse, { ...words, done: words.undone(inverse) }, false));
    };
    const toast =
      words.done === null
        ? null
        : dispatch(toastShown({ tone: 'done', text: words.done, ...(canUndo && { undo: registerUndo(back) }) }))
            .payload;
    const { was, now, error } = await answered;
    if (now) {
      if (canUndo && isReassigned(was, now, change)) dispatch(toastShown({ tone: 'done', text: words.unassigned }));
      // The optimistic values of a pending change stay visible.
      if (isIdle(id)) dispatch(showEnquiries([id], take(now)));
      return;
    }
    dispatch(showAsBefore([enquiry]));
    dispatch(deskApi.util.invalidateTags([INBOX]));
    if (toast) dispatch(toastLeft(toast.id));
    if (isApiProblem(error) && error.status === 412) {
      await readUncached(dispatch(detail.initiate({ id }, { forceRefetch: true })));
      dispatch(conflictFound({ id, change: wireChange(change) }));
      return;
    }
    const serverDetail = isApiProblem(error) ? error.detail : undefined;
    dispatch(toastShown({ tone: 'failed', text: serverDetail ?? words.failed }));
  };

export type ChangeManyWords = Omit<ChangeWords, 'done' | 'undone'> & {
  done: (count: number) => string;
  undone: (count: number) => string;
  refused: string;
};

export const changeMany =
  (enquiries: readonly Changeable[], change: OptimisticChange, words: ChangeManyWords): Thunk =>
  async (dispatch) => {
    const ids = enquiries.map(({ id }) => id);
    const show = (entry: Changeable) => void Object.assign(entry, change);
    const stops = ids.map((id) => showOptimistically(id, show));
    dispatch(showEnquiries(ids, show));
    const { data, before } = await enqueue(ids, async () => {
      const were = enquiries.map(latest);
      const items = were.map(({ id, version }) => ({ id, version }));
      const answer = await dispatch(patchEnquiries.initiate({ items, change: wireChange(change) }));
      answer.data?.changed.forEach(note);
      return { data: answer.data, before: new Map(were.map((was) => [was.id, was])) };
    }).finally(() => stops.forEach((stop) => stop()));
    dispatch(showAsBefore(enquiries));
    if (!data) {
      dispatch(deskApi.util.invalidateTags([INBOX]));
      dispatch(toastShown({ tone: 'failed', text: words.failed }));
      return;
    }
    for (const now of [...data.changed, ...data.conflicts]) dispatch(showEnquiries([now.id], take(now)));
    const back = (): Thunk => async () => {
      dispatch(toastShown({ tone: 'done', text: words.undone(data.changed.length) }));
      const quiet = { ...words, done: null, undone: () => '' };
      for (const now of data.changed) {
        const was = before.get(now.id);
        if (was) await dispatch(changeOne(now, inverseOf(was, now, change), quiet, false));
      }
    };
    const done = words.done(data.changed.length);
    if (data.changed.length > 0) dispatch(toastShown({ tone: 'done', text: done, undo: registerUndo(back) }));
    const isUnassigned = (now: EnquiryRow) => {
      const was = before.get(now.id);
      return was !== undefined && isReassigned(was, now, change);
    };
    if (data.changed.some(isUnassigned)) dispatch(toastShown({ tone: 'done', text: words.unassigned }));
    if (data.missing.length > 0) dispatch(toastShown({ tone: 'failed', text: words.refused }));
    const late = new Set(data.conflicts.map(({ id }) => id));
    for (const id of ids.filter((one) => late.has(one))) {
      await readUncached(dispatch(detail.initiate({ id }, { forceRefetch: true })));
      dispatch(conflictFound({ id, change: wireChange(change) }));
    }
  };
