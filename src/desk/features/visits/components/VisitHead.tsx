import { useState } from 'react';
import { useNavigate } from 'react-router';
import { nextStages, stageOf } from '#contract/rules/visitStages';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { formatMoment } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { ContactLinks } from '#desk/common/ui/ContactLinks';
import { StateMark } from '#desk/common/ui/Mark';
import { MessageButton } from '#desk/common/ui/MessageButton';
import { TaskButton } from '#desk/common/ui/TaskButton';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useVisit } from '../hooks/useVisit';
import { formatKilometres } from '../lib/amounts';
import { nextTarget, targetsFrom } from '../lib/board';
import { visitEdit } from '../lib/edits';
import { CloseModal } from './CloseModal';
import { IdentityModal } from './IdentityModal';
import { MileageField } from './MileageField';
import { Plate } from './Plate';
import { PromisePart } from './PromisePick';
import styles from './VisitHead.module.css';
import { WorkerSelect } from './WorkerSelect';

export const VisitHead = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const { visit, change, saveUnsaved, canWrite, canWork } = useVisit();
  const [isClosing, setClosing] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [isCancelling, setCancelling] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const canCorrect = canWrite && (visit.corrects === null || may('correct visits'));
  const canClose = canWork && may('close visits') && (visit.state === 'in_work' || visit.state === 'ready');
  const stage = stageOf(visit);
  const steps = canWork ? targetsFrom(stage, canWrite) : [];
  const setState = (state: 'open' | 'in_work' | 'ready' | 'cancelled') => change(visitEdit(visit, { state }));
  const beginClosing = async () => {
    setUnsaved(await saveUnsaved());
    setClosing(true);
  };
  const cancel = async () => {
    setCancelling(false);
    if (await setState('cancelled')) void navigate(deskPaths.visits());
  };
  return (
    <section className={styles.head} aria-label={t('visit.head')}>
      <div className={styles.line}>
        <StateMark state={stage} />
        <Plate plate={visit.plate} />
        <span className={styles.quiet}>
          {[
            visit.reference,
            visit.branch.name,
            visit.bay?.name,
            formatMoment(visit.opened_at, language),
            visit.vin && `VIN ${visit.vin}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {visit.total !== null && <b className={styles.total}>{formatMoney(String(visit.total), language)}</b>}
      </div>
      {visit.name && (
        <p className={styles.customer}>
          {visit.customer !== null && may('read customers') ? (
            <Link to={deskPaths.customer(visit.customer)}>{visit.name}</Link>
          ) : (
            <span>{visit.name}</span>
          )}{' '}
          <span
            className={styles.quiet}
          >{`· ${t('enquiry.language', { language: t(`enquiry.${visit.language}`) })}`}</span>
        </p>
      )}
      {visit.phone && <ContactLinks phone={visit.phone} />}
      {!canWrite && (
        <p
          className={styles.quiet}
        >{`${t('visit.mileage')}: ${t('customers.mileage', { distance: formatKilometres(visit.mileage) })}${!canWork && visit.worker ? ` · ${visit.worker.name}` : ''}`}</p>
      )}
      {canWork && (
        <div className={styles.fields}>
          {canWrite && <MileageField />}
          <WorkerSelect
            label={t('visit.worker')}
            emptyLabel={t('visit.noWorker')}
            worker={visit.worker}
            onChange={(worker) => void change(visitEdit(visit, { worker: worker?.id ?? null }, worker))}
          />
          <PromisePart />
        </div>
      )}
      {canWork && (
        <div className={styles.steps}>
          {steps.map((state) => (
            <Button
              key={state}
              size="lg"
              variant={nextTarget(stage) === state ? 'primary' : 'secondary'}
              onClick={() => void setState(state)}
            >
              {t(`step.${visit.state === 'ready' && state === 'in_work' ? 'again' : state}`)}
            </Button>
          ))}
          {canClose && (
            <Button
              size="lg"
              variant={visit.state === 'ready' ? 'primary' : 'secondary'}
              onClick={() => void beginClosing()}
            >
              {t('close.open')}
            </Button>
          )}
          {visit.phone && <MessageButton to={{ kind: 'visit', id: visit.id }} />}
          <TaskButton subject={{ kind: 'visit', id: visit.id }} />
          {canCorrect && (
            <Button size="lg" variant="quiet" onClick={() => setCorrecting(true)}>
              {t(visit.corrects === null ? 'identity.open' : 'identity.openCar')}
            </Button>
          )}
          {canWrite && nextStages(stage).includes('cancelled') && (
            <Button size="lg" variant="quiet" onClick={() => setCancelling(true)}>
              {t('step.cancelled')}
            </Button>
          )}
        </div>
      )}
      <IdentityModal open={isCorrecting && canCorrect} onClose={() => setCorrecting(false)} />
      <CloseModal open={isClosing} onClose={() => setClosing(false)} unsaved={unsaved} onUnsaved={setUnsaved} />
      <ConfirmModal
        open={isCancelling}
        title={t('visit.cancelQuestion')}
        yes={t('step.cancelled')}
        no={t('frame.back')}
        onYes={() => void cancel()}
        onClose={() => setCancelling(false)}
      >
        <p>{t('visit.cancelText')}</p>
      </ConfirmModal>
    </section>
  );
};
