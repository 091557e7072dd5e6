import { changeContents } from '#api/desk/content';
import type { ApiProblem } from '#api/problem';
import type { ContentBulkItem } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { toastShown } from '#desk/common/toastSlice';
import type { Thunk } from '#desk/common/undo';
import type { ContentWords } from '../texts/loadContentTexts';

/** Takes a change of prices back. Items that were changed since keep what they have. */
export const givePricesBack =
  (kind: ContentKindName, done: readonly ContentBulkItem[], t: ContentWords['t']): (() => Thunk) =>
  () =>
  async (dispatch) => {
    const changed = done.flatMap(({ id, version, changes }) => (changes.length > 0 ? [{ id, version }] : []));
    const send = (items: typeof changed) =>
      dispatch(changeContents.initiate({ kind, body: { action: 'price_back', items } }));
    const first = await send(changed);
    const left = new Set(first.data?.items.flatMap(({ id, problem }) => (problem === null ? [id] : [])));
    const restored = changed.filter(({ id }) => left.has(id));
    const last = first.data && !first.data.done && restored.length > 0 ? await send(restored) : first;
    const kept = changed.length - restored.length;
    if (last.error || (first.data && !last.data?.done && restored.length > 0)) {
      const { detail } = (last.error ?? {}) as Partial<ApiProblem>;
      dispatch(toastShown({ tone: 'failed', text: detail ?? t('bulk.haveProblems', { count: changed.length }) }));
      return;
    }
    const text = t(kept === 0 ? 'bulk.undone' : 'bulk.undoneSome', { count: restored.length, kept });
    dispatch(toastShown({ tone: 'done', text }));
  };
