import type { VisitLine } from '../../../../../contract/desk/visits';
import { CURRENCY } from '../../../../shared/i18n/formats/money';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Button } from '../../../../shared/ui/actions/Button';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useVisit } from '../hooks/useVisit';
import { PRICE } from '../lib/amounts';
import { lineEdit, lineRemoved } from '../lib/edits';
import { AmountField } from './AmountField';
import { DiscountField } from './DiscountField';
import styles from './LineDetails.module.css';
import { WorkerSelect } from './WorkerSelect';

/** What is changed of a line more seldom. */
export const LineDetails = ({ line, name }: { line: VisitLine; name: string }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { visit, change, canWrite } = useVisit();
  return (
    <div className={styles.details}>
      {canWrite && (
        <>
          <AmountField
            label={t('line.price')}
            unit={CURRENCY[language]}
            amount={PRICE}
            value={line.price}
            onCommit={async (price) => price !== null && (await change(lineEdit(visit, line.id, { price }))) !== null}
          />
          <DiscountField
            of={name}
            value={line.discount}
            onCommit={async (discount) => (await change(lineEdit(visit, line.id, { discount }))) !== null}
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
        <Button variant="quiet" className={styles.remove} onClick={() => void change(lineRemoved(visit, line.id))}>
          {t('line.remove')}
        </Button>
      )}
    </div>
  );
};
