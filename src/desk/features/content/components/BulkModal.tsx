import { useEffect, useEffectEvent, useState } from 'react';
import { changeContents, useChangeContentsMutation } from '#api/desk/generated/content';
import type { ApiProblem } from '#api/problem';
import type { ContentBulk, ContentBulkItem, ContentBulkReply, ContentRow } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { BULK_PERCENT } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { registerUndo, type Thunk, toastShown } from '#desk/common/toastSlice';

import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import { type Affected, affectedOf } from '../lib/affected';
import type { ContentWords } from '../texts/loadContentTexts';
import { AffectedModal } from './AffectedModal';
import styles from './BulkModal.module.css';
import { BulkOutcome } from './BulkOutcome';
import { PriceChange, type PriceWay } from './PriceChange';

/** Undoes a bulk price change, except for items that were changed since. */
const undoPriceChange =
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
    const notRestored = changed.length - restored.length;
    if (last.error || (first.data && !last.data?.done && restored.length > 0)) {
      const { detail } = (last.error ?? {}) as Partial<ApiProblem>;
      dispatch(toastShown({ tone: 'failed', text: detail ?? t('bulk.haveProblems', { count: changed.length }) }));
      return;
    }
    const text = t(notRestored === 0 ? 'bulk.undone' : 'bulk.undoneSome', { count: restored.length, notRestored });
    dispatch(toastShown({ tone: 'done', text }));
  };

export type BulkAction = ContentBulk['action'];

const TITLES = {
  publish: 'bulk.publishTitle',
  hide: 'bulk.hideTitle',
  show: 'bulk.showTitle',
  price: 'bulk.priceTitle',
  price_back: 'bulk.priceBackTitle',
} as const;

/** Parses a number with at most two decimals. Returns NaN for other formats, which are likely typing errors. */
const readAmount = (text: string): number => {
  const bare = text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^[+-]?\d{1,12}(\.\d{1,2})?$/.test(bare) ? Number(bare) : Number.NaN;
};

interface BulkModalProps {
  kind: ContentKindName;
  rows: readonly ContentRow[];
  action: BulkAction;
  onClose: () => void;
  onDone: () => void;
}

export const BulkModal = ({ kind, rows, action, onClose, onDone }: BulkModalProps) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const dispatch = useDeskDispatch();
  const [change, { isLoading }] = useChangeContentsMutation();
  const [way, setWay] = useState<PriceWay>({ by: 'percent', to: 'up', amount: '', round: 1 });
  const [items, setItems] = useState(() => rows.map(({ id, version }) => ({ id, version })));
  const [outcome, setOutcome] = useState<ContentBulkReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [affected, setAffected] = useState<Affected | null>(null);

  const typed = readAmount(way.amount);
  const amount = way.to === 'down' ? -Math.abs(typed) : typed;
  const { least, most } = BULK_PERCENT;
  const isTooMuch = way.by === 'percent' && (amount < least || amount > most);
  const send = (dry: boolean, among = items, seen?: string) => {
    const body: ContentBulk = {
      action,
      items: among,
      dry,
      ...(action === 'price' && { [way.by]: amount, round: way.round }),
    };
    return change({ kind, seen, body });
  };
  const take = ({ data, error }: Awaited<ReturnType<typeof send>>) => {
    const affects = affectedOf(error);
    setAffected(affects);
    if (affects) return;
    setProblem(error ? ((error as ApiProblem).detail ?? desk('frame.failed')) : null);
    if (!data) return;
    if (!data.done) {
      setOutcome(data);
      return;
    }
    const text = t('bulk.done', { count: data.items.length });
    const undo = action === 'price' && registerUndo(undoPriceChange(kind, data.items, t));
    dispatch(toastShown({ tone: 'done', text, ...(undo && { undo }) }));
    onDone();
    onClose();
  };
  const ask = (dry: boolean, among = items) => void send(dry, among).then(take);
  const dryRun = useEffectEvent(() => void send(true).then(take));
  useEffect(() => {
    if (action !== 'price') dryRun();
  }, [action]);

  const leaveOut = () => {
    const good = new Set(outcome?.items.flatMap(({ id, problem: why }) => (why === null ? [id] : [])));
    const left = items.filter(({ id }) => good.has(id));
    setItems(left);
    if (left.length > 0) ask(true, left);
    else onClose();
  };
  if (affected)
    return (
      <AffectedModal
        key={affected.count}
        affected={affected}
        onYes={async (seen) => {
          const answer = await send(false, items, seen);
          take(answer);
          return answer.data?.done === true;
        }}
        onClose={() => setAffected(null)}
      />
    );
  const warned = outcome?.items.filter(({ warning }) => warning !== null).length ?? 0;
  const problems = outcome?.items.filter(({ problem: why }) => why !== null).length ?? 0;
  return (
    <Modal open onClose={onClose} title={t(TITLES[action])} roomy>
      <div className={styles.form}>
        {action === 'price' && (
          <PriceChange
            way={way}
            isLoading={isLoading && !outcome}
            onChange={(next) => {
              setWay(next);
              setOutcome(null);
            }}
            onReview={() => {
              if (isTooMuch) setProblem(t('bulk.wrongPercent', { down: -least, up: most }));
              else if (amount) ask(true);
              else setProblem(t('bulk.wrongAmount'));
            }}
          />
        )}
        <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
        <div role="status">
          {warned > 0 && problems === 0 && <Notice tone="danger">{t('bulk.haveWarnings', { count: warned })}</Notice>}
          {outcome && (
            <p className={styles.summary}>
              {problems > 0
                ? t('bulk.haveProblems', { count: problems })
                : t('bulk.willChange', { count: outcome.items.filter(({ changes }) => changes.length > 0).length })}
            </p>
          )}
        </div>
        {outcome && <BulkOutcome kind={kind} items={outcome.items} />}
        {outcome && (
          <div className={styles.answers}>
            <Button onClick={onClose}>{desk('frame.cancel')}</Button>
            {problems > 0 ? (
              <Button variant="primary" loading={isLoading} onClick={leaveOut}>
                {t('bulk.leaveOut')}
              </Button>
            ) : (
              <Button variant="primary" loading={isLoading} onClick={() => ask(false)}>
                {t(warned > 0 ? 'bulk.applyAnyway' : 'bulk.apply')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Modal>
  );
};
