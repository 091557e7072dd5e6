import { useRef, useState } from 'react';
import { countStock } from '#api/desk/generated/stock';
import { type ApiProblem, isApiProblem } from '#api/problem';
import type { StockAt, StockCount, StockOfPart } from '#contract/stock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../common/store';
import { registerUndo, type Thunk, toastShown } from '../../common/toastSlice';

export interface OnHand {
  value: number;
  /** `seen`: count when typing began. If the stored count differs, the server rejects the input. */
  set: (value: number, typed?: { seen: number; onChanged: (now: number) => void }) => void;
}

interface StockRequest {
  value: number;
  onChanged: ((now: number) => void) | undefined;
}

/** Optimistic stock count of a branch. Changes during a pending save are combined into one further save. */
export const useOnHand = (part: { id: number; name: string }, at: StockAt, reason: StockCount['reason']): OnHand => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  /** Optimistic value, shown until the count in the list differs from `over`. */
  const [own, setOwn] = useState<{ value: number; over: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wanted = useRef<StockRequest | null>(null);
  if (own && own.over !== at.on_hand) setOwn(isBusy ? { ...own, over: at.on_hand } : null);
  const value = own ? own.value : at.on_hand;

  const save = async (from: number) => {
    const count = (seen: number, onHand: number, why: StockCount['reason']) =>
      dispatch(
        countStock.initiate({ id: part.id, body: { branch: at.branch.id, seen, on_hand: onHand, reason: why } }),
      );
    const failed = (error: unknown) => {
      const { detail } = error as ApiProblem;
      dispatch(toastShown({ tone: 'failed', text: detail ?? t('frame.failed') }));
    };
    let seen = from;
    let isSent = false;
    while (wanted.current !== null && (!isSent || wanted.current.value !== seen)) {
      const { value: next, onChanged } = wanted.current;
      isSent = true;
      const { error } = await count(seen, next, reason);
      if (error) {
        const now = onHandNow(error, at.branch.id);
        if (onChanged && now !== null) onChanged(now);
        else failed(error);
        setOwn(null);
        break;
      }
      seen = next;
    }
    wanted.current = null;
    setBusy(false);
    if (seen === from) return;
    const back = (): Thunk => async () => {
      const { error } = await count(seen, from, 'undo');
      if (error) failed(error);
      else dispatch(toastShown({ tone: 'done', text: t('stock.undone', { name: where, count: from }) }));
    };
    const where = `${part.name}, ${at.branch.name}`;
    const text = t('stock.saved', { name: where, before: from, after: seen });
    dispatch(toastShown({ tone: 'done', text, undo: registerUndo(back) }));
  };

  const set: OnHand['set'] = (next, typed) => {
    if (next === value) return;
    setOwn({ value: next, over: at.on_hand });
    const isSaving = wanted.current !== null;
    wanted.current = { value: next, onChanged: typed?.onChanged };
    if (isSaving) return;
    setBusy(true);
    void save(typed?.seen ?? value);
  };
  return { value, set };
};

function onHandNow(error: unknown, branch: number): number | null {
  if (!isApiProblem(error) || error.status !== 412) return null;
  const { current } = (error.reply ?? {}) as { current?: StockOfPart };
  return current?.at.find((one) => one.branch.id === branch)?.on_hand ?? null;
}
