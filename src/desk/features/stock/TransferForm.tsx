import { type SubmitEvent, useId, useState } from 'react';
import { useTransferStockMutation } from '#api/desk/generated/stock';
import type { ApiProblem } from '#api/problem';
import type { StockOfPart } from '#contract/stock';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { Button } from '#shared/ui/actions/Button';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { Card } from '../../common/ui/Screen';
import { Select } from '../../common/ui/Select';
import { useIsOwnBranch } from './BranchStock';
import styles from './TransferForm.module.css';

export const TransferForm = ({ part }: { part: StockOfPart }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const isOwn = useIsOwnBranch();
  const id = useId();
  const [asked, setAsked] = useState({ from: '', to: '' });
  const [quantity, setQuantity] = useState('1');
  const [keys] = useState(makeIdempotencyKeys);
  const [send, { isLoading }] = useTransferStockMutation();
  const sources = part.at.filter((at) => isOwn(at.branch.id) && at.on_hand > at.reserved);
  const source = sources.find(({ branch }) => String(branch.id) === asked.from) ?? sources[0];
  const targets = part.at.filter(({ branch }) => branch.id !== source?.branch.id);
  const target = targets.find(({ branch }) => String(branch.id) === asked.to) ?? targets[0];
  if (!source || !target) return null;
  const most = source.on_hand - source.reserved;
  const number = /^\d+$/.test(quantity.trim()) ? Number(quantity) : 0;
  const isRight = number >= 1 && number <= most;
  const options = (list: typeof sources) =>
    list.map(({ branch }) => ({ value: String(branch.id), label: branch.name }));

  const transfer = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    if (!isRight) {
      dispatch(toastShown({ tone: 'failed', text: t('stock.wrong', { least: 1, most }) }));
      return;
    }
    const body = { from: source.branch.id, to: target.branch.id, quantity: number };
    const { error } = await send({ id: part.id, idempotencyKey: keys.keyFor({ ...body, part: part.id }), body });
    if (!error) keys.forget();
    if (error) dispatch(toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? t('frame.failed') }));
    else dispatch(toastShown({ tone: 'done', text: t('stock.transferred', { count: number }) }));
  };
  return (
    <Card title={t('stock.transfer')}>
      <form className={styles.form} onSubmit={(event) => void transfer(event)}>
        <Select
          label={t('stock.from')}
          value={String(source.branch.id)}
          options={options(sources)}
          onChange={(from) => setAsked({ ...asked, from })}
        />
        <Select
          label={t('stock.to')}
          value={String(target.branch.id)}
          options={options(targets)}
          onChange={(to) => setAsked({ ...asked, to })}
        />
        <div className={styles.quantity}>
          <label className={styles.label} htmlFor={id}>
            {t('stock.quantity')}
          </label>
          <input
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        </div>
        <Button type="submit" loading={isLoading}>
          {t('stock.transfer')}
        </Button>
      </form>
    </Card>
  );
};
