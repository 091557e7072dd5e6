import { amountOfLine, type Discount } from '#contract/rules/visits';
import type { VisitLine } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { keepWayBack } from '#desk/common/undo';
import { CURRENCY } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { useVisit } from '../hooks/useVisit';
import { PRICE } from '../lib/amounts';
import { draftOfLine } from '../lib/drafts';
import { lineAdded, lineAgain, lineEdit, lineRemoved } from '../lib/edits';
import { AmountField } from './AmountField';
import { DiscountField } from './DiscountField';
import styles from './LineDetails.module.css';
import { WorkerSelect } from './WorkerSelect';

/** What is changed of a line more seldom. */
export const LineDetails = ({ line, name }: { line: VisitLine; name: string }) => {
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
    const undo = keepWayBack(() => async () => void (await change(lineAdded(now, lineAgain(line, place)), now)));
    dispatch(toastShown({ tone: 'done', text: t('line.removed', { name }), undo }));
  };
  return (
    <div className={styles.details}>
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
          nobody={visit.worker?.name ?? t('visit.noWorker')}
          worker={line.worker}
          onChange={(worker) => void change(lineEdit(visit, line.id, { worker: worker?.id ?? null }, worker))}
        />
      )}
      {canWrite && (
        <Button variant="quiet" className={styles.remove} onClick={() => void remove()}>
          {t('line.remove')}
        </Button>
      )}
    </div>
  );
};
