import { type ReactNode, useId, useState } from 'react';
import { QUANTITY_UNIT } from '#contract/rules/visits';
import type { VisitLine } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Icon } from '#shared/ui/media/Icon';
import { shortBy } from '../changeVisit';
import { useVisit } from '../hooks/useVisit';
import { formatPercent, formatQuantity, QUANTITY } from '../lib/amounts';
import { DETAIL_ENDS, draftOfLine, hasDraft } from '../lib/drafts';
import { lineEdit } from '../lib/edits';
import { nameIn } from '../lib/names';
import { AmountField } from './AmountField';
import { DecisionMark } from './DecisionMark';
import { LineDetails } from './LineDetails';
import styles from './LineRow.module.css';

/** One line: done by a tap, counted by a stepper; price, discount and worker open below it. */
export const LineRow = ({ line, handle }: { line: VisitLine; handle: ReactNode }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const id = useId();
  const { visit, change, save, canWrite, canWork } = useVisit();
  const { id: me } = useSession();
  // What was typed there and not saved is in sight again after a reload.
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
            {line.sums && (
              <span>{`${!canWrite ? `${formatQuantity(line.quantity)} × ` : ''}${money(line.price)}${discount ? `, −${discount}` : ''}`}</span>
            )}
            {!line.sums && !canWrite && line.quantity !== QUANTITY_UNIT && (
              <span>{`×\u00a0${formatQuantity(line.quantity)}`}</span>
            )}
            {short > 0 && canWork && <b className={styles.short}>{t('line.short', { count: short })}</b>}
          </span>
        </div>
        {canWrite && (
          <div className={styles.quantity}>
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
