import { useState } from 'react';
import { deskApi } from '#api/desk/deskApi';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useDeskDispatch } from '#desk/common/store';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { isCharged, isOver, shortBy } from '../changeVisit';
import { useVisit } from '../hooks/useVisit';
import { formatKilometres, formatQuantity } from '../lib/amounts';
import { closed } from '../lib/edits';
import { nameIn } from '../lib/names';
import styles from './CloseModal.module.css';
import { SEAL_ID } from './SealPart';
import { SumsList } from './SumsList';

interface ClosingProps {
  onClose: () => void;
  unsaved: readonly string[];
  onUnsaved: (names: string[]) => void;
}

const Everything = ({ onClose, unsaved, onUnsaved }: ClosingProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const { visit, change, saveUnsaved } = useVisit();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const lines = visit.lines.filter(isCharged);
  const declined = visit.lines.length - lines.length;
  const undone = lines.filter(({ kind, is_done: isDone }) => kind === 'work' && !isDone).length;
  const isShort = lines.some((line) => shortBy(visit, line) > 0);
  const difference = (total: number, former: number) => {
    const key = total > former ? 'close.toPay' : total < former ? 'close.toReturn' : 'close.samePaid';
    const money = (sum: number) => formatMoney(String(sum), language);
    return t(key, { former: money(former), sum: money(Math.abs(total - former)) });
  };
  const close = async () => {
    setBusy(true);
    setProblem(null);
    const unsavedFields = await saveUnsaved();
    if (unsavedFields.length > 0 || unsaved.length > 0) {
      onUnsaved(unsavedFields);
      setBusy(false);
      return;
    }
    const saved = await change({
      ...closed(visit),
      refused: (why) => {
        setProblem(problemText(why));
        if (why.code === 'stock_short') dispatch(deskApi.util.invalidateTags([{ type: 'Visit', id: visit.id }]));
        return true;
      },
    });
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <>
      <p
        className={styles.text}
      >{`${visit.car} · ${visit.plate} · ${t('customers.mileage', { distance: formatKilometres(visit.mileage) })}`}</p>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const short = shortBy(visit, line);
          return (
            <li key={line.id} className={styles.line}>
              <span className={styles.name}>
                <span>{`${nameIn(line.name, language)} `}</span>
                <span className={styles.quiet}>{`×\u00a0${formatQuantity(line.quantity)}`}</span>
                {short > 0 && <b className={styles.short}>{t('line.short', { count: short })}</b>}
                {line.kind === 'work' && !line.is_done && <span className={styles.quiet}>{t('close.undone')}</span>}
              </span>
              {line.sums && <b className={styles.sum}>{formatMoney(String(line.sums.total), language)}</b>}
            </li>
          );
        })}
      </ul>
      {visit.sums && <SumsList sums={visit.sums} />}
      {visit.sums && visit.corrected_total !== null && (
        <p className={styles.text}>{difference(visit.sums.total, visit.corrected_total)}</p>
      )}
      {declined > 0 && <p className={styles.quiet}>{t('close.declined', { count: declined })}</p>}
      {undone > 0 && <Notice>{t('close.undoneCount', { count: undone })}</Notice>}
      <div role="alert">
        {unsaved.length > 0 && <Notice tone="danger">{t('close.unsaved', { names: unsaved.join(', ') })}</Notice>}
        {isShort && <Notice tone="danger">{t('close.short')}</Notice>}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      <p className={styles.text}>{t('close.forGood')}</p>
      <div className={styles.answers}>
        <Button size="lg" onClick={onClose}>
          {t('frame.back')}
        </Button>
        <Button size="lg" variant="primary" loading={isBusy} onClick={() => void close()}>
          {t('close.close')}
        </Button>
      </div>
    </>
  );
};

export const CloseModal = ({ open, ...closing }: ClosingProps & { open: boolean }) => {
  const t = useDeskTexts();
  const { visit } = useVisit();
  // The button that opened the dialog is gone once the visit is closed.
  const focusSeal = () => document.getElementById(SEAL_ID)?.focus();
  return (
    <Modal open={open && !isOver(visit)} onClose={closing.onClose} onClosed={focusSeal} title={t('close.title')} roomy>
      <Everything {...closing} />
    </Modal>
  );
};
