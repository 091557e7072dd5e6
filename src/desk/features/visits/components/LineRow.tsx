import { type ReactNode, useId, useState } from 'react';
import { amountOfLine, type Discount, QUANTITY_UNIT } from '#contract/rules/visits';
import type { VisitLine } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { useDeskDispatch } from '#desk/common/store';
import { registerUndo, toastShown } from '#desk/common/toastSlice';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { GuaranteeMark } from '#desk/common/ui/Guarantees';

import { formatGuarantee } from '#shared/i18n/formats/guarantee';
import { CURRENCY, formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import { shortBy } from '../changeVisit';
import { useVisit } from '../hooks/useVisit';
import { formatPercent, formatQuantity, PRICE, QUANTITY } from '../lib/amounts';
import { DETAIL_ENDS, draftOfLine, hasDraft, lineAdded, lineAgain, lineEdit, lineRemoved } from '../lib/edits';
import { nameIn } from '../lib/names';
import { AmountField } from './AmountField';
import { DiscountField } from './DiscountField';
import lineDetailsStyles from './LineDetails.module.css';
import styles from './LineRow.module.css';
import { DecisionMark } from './marks';
import { WorkerSelect } from './WorkerSelect';

const LineDetails = ({ line, name }: { line: VisitLine; name: string }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { visit, change, save, canWrite } = useVisit();
  const priced = (price: number | null) => lineEdit(visit, line.id, { price: price ?? line.price });
  const discounted = (discount: Discount | null) => lineEdit(visit, line.id, { discount });
  const remove = async () => {
    const place = visit.lines.findIndex(({ id }) => id === line.id);
    const now = await change(lineRemoved(visit, line.id));
    if (!now) return;
    const undo = registerUndo(() => async () => void (await change(lineAdded(now, lineAgain(line, place)), now)));
    dispatch(toastShown({ tone: 'done', text: t('line.removed', { name }), undo }));
  };
  return (
    <div className={lineDetailsStyles.details}>
      {canWrite && (
        <>
          <AmountField
            label={t('line.price')}
            unit={CURRENCY[language]}
            amount={PRICE}
            value={line.price}
            draft={`${draftOfLine(visit, line)}-price`}
            onCommit={(next, begun) => save(priced, next, begun)}
          />
          <DiscountField
            of={name}
            value={line.discount}
            from={amountOfLine(line)}
            draft={`${draftOfLine(visit, line)}-discount`}
            onCommit={(next, begun) => save(discounted, next, begun)}
          />
        </>
      )}
      {line.kind !== 'part' && (
        <WorkerSelect
          label={t('visit.worker')}
          emptyLabel={visit.worker?.name ?? t('visit.noWorker')}
          worker={line.worker}
          onChange={(worker) => void change(lineEdit(visit, line.id, { worker: worker?.id ?? null }, worker))}
        />
      )}
      {canWrite && (
        <Button variant="quiet" className={lineDetailsStyles.remove} onClick={() => void remove()}>
          {t('line.remove')}
        </Button>
      )}
    </div>
  );
};

export const LineRow = ({ line, handle }: { line: VisitLine; handle: ReactNode }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const id = useId();
  const { visit, change, save, canWrite, canWork } = useVisit();
  const { id: me } = useSession();
  const [isOpen, setOpen] = useState(() => hasDraft(me, draftOfLine(visit, line), DETAIL_ENDS));
  const name = nameIn(line.name, language);
  const money = (sum: number) => formatMoney(String(sum), language);
  const short = shortBy(visit, line);
  const discount =
    line.discount && ('percent' in line.discount ? formatPercent(line.discount.percent) : money(line.discount.sum));
  const counted = (quantity: number | null) => lineEdit(visit, line.id, { quantity: quantity ?? line.quantity });
  return (
    <div className={styles.row} data-declined={line.decision === 'declined' || undefined}>
      <div className={styles.main}>
        {handle}
        {line.kind === 'part' ? (
          <span className={styles.kind} title={t('line.part')}>
            <DeskIcon name="stock" />
          </span>
        ) : (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={t('line.isDone', { name })}
              checked={line.is_done}
              disabled={!canWork}
              onChange={({ target }) => void change(lineEdit(visit, line.id, { is_done: target.checked }))}
            />
          </label>
        )}
        <div className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            <DecisionMark line={line} />
            {line.worker && <span>{line.worker.name}</span>}
            {canWrite && <span className={styles.printed}>{`${formatQuantity(line.quantity)}\u00a0×`}</span>}
            {line.sums && (
              <span>{`${!canWrite ? `${formatQuantity(line.quantity)} × ` : ''}${money(line.price)}${discount ? `, −${discount}` : ''}`}</span>
            )}
            {!line.sums && !canWrite && line.quantity !== QUANTITY_UNIT && (
              <span>{`×\u00a0${formatQuantity(line.quantity)}`}</span>
            )}
            {line.covered && <GuaranteeMark guarantee={line.covered} />}
            {line.guarantee && <span>{t('guarantee.of', { until: formatGuarantee(line.guarantee, language) })}</span>}
            {short > 0 && canWork && <b className={styles.short}>{t('line.short', { count: short })}</b>}
          </span>
        </div>
        {canWrite && (
          <div className={styles.quantity} data-no-print="">
            <AmountField
              label={t('line.quantityOf', { name })}
              isLabelHidden
              amount={QUANTITY}
              step={QUANTITY_UNIT}
              value={line.quantity}
              draft={`${draftOfLine(visit, line)}-quantity`}
              onCommit={(next, begun) => save(counted, next, begun)}
            />
          </div>
        )}
        {line.sums && <b className={styles.total}>{money(line.sums.total)}</b>}
        {(canWrite || (canWork && line.kind !== 'part')) && (
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={`${id}details`}
            aria-label={t('line.details', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" size={22} />
          </button>
        )}
      </div>
      <div id={`${id}details`}>{isOpen && canWork && <LineDetails line={line} name={name} />}</div>
    </div>
  );
};
