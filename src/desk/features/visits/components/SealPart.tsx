import { useState } from 'react';
import { useNavigate } from 'react-router';
import { correctVisit } from '#api/desk/generated/visits';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useMay } from '#desk/common/hooks/useSession';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { CopyField } from '#desk/common/ui/CopyField';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useVisit } from '../hooks/useVisit';
import styles from './SealPart.module.css';

export const SEAL_ID = 'visit-seal';

export const SealPart = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const dispatch = useDeskDispatch();
  const may = useMay();
  const problemText = useProblemText();
  const { visit } = useVisit();
  const [isAsking, setAsking] = useState(false);
  const correct = async () => {
    setAsking(false);
    const { data, error } = await dispatch(correctVisit.initiate({ id: visit.id, ifMatch: `"${visit.version}"` }));
    if (data) {
      void navigate(deskPaths.visit(data.id));
      return;
    }
    dispatch(toastShown({ tone: 'failed', text: problemText(error) }));
  };
  if (visit.state === 'cancelled')
    return (
      <div id={SEAL_ID} tabIndex={-1}>
        <Notice>{t('seal.cancelled')}</Notice>
      </div>
    );
  return (
    <>
      {visit.corrects !== null && (
        <Notice>
          <span>{`${t('seal.corrects')} `}</span>
          <Link to={deskPaths.visit(visit.corrects)}>{t('seal.former')}</Link>
          {visit.reason && <span>{` ${t('seal.reason', { reason: visit.reason })}`}</span>}
        </Notice>
      )}
      {visit.state === 'closed' && (
        <section className={styles.seal} id={SEAL_ID} tabIndex={-1} aria-label={t('seal.title')}>
          <p>
            <b>{t('seal.number', { number: visit.number })}</b>
            {visit.closed_at && <span>{` · ${formatDayAndTime(visit.closed_at, language)}`}</span>}
          </p>
          <p className={styles.quiet}>{t('seal.fixed')}</p>
          {visit.hash && <CopyField label={t('seal.hash')} text={visit.hash} />}
          {visit.corrected_by !== null && (
            <p>
              <span>{`${t('seal.corrected')} `}</span>
              <Link to={deskPaths.visit(visit.corrected_by)}>{t('seal.newer')}</Link>
            </p>
          )}
          {visit.corrected_by === null && may('correct visits') && (
            <Button className={styles.correct} onClick={() => setAsking(true)}>
              {t('seal.correct')}
            </Button>
          )}
        </section>
      )}
      <ConfirmModal
        open={isAsking}
        title={t('seal.question')}
        yes={t('seal.correct')}
        no={t('frame.back')}
        onYes={() => void correct()}
        onClose={() => setAsking(false)}
      >
        <p>{t('seal.questionText')}</p>
      </ConfirmModal>
    </>
  );
};
