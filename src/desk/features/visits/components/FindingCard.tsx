import { useRef, useState } from 'react';
import type { VisitFinding } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Card } from '#desk/common/ui/Screen';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { Modal } from '#shared/ui/overlays/Modal';
import { useAddWork, useVisit } from '../hooks/useVisit';
import { formatKilometres } from '../lib/amounts';
import { findingRemoved } from '../lib/edits';
import { nameIn } from '../lib/names';
import styles from './FindingCard.module.css';
import { FindingFields, type LeavingFinding, useServiceName } from './FindingFields';
import findingListStyles from './FindingList.module.css';
import { FindingWizard } from './FindingWizard';
import { LevelMark } from './marks';
import { PhotoStrip } from './PhotoStrip';

const FindingCard = ({ finding }: { finding: VisitFinding }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { visit, change, canWrite, canWork } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const addWork = useAddWork();
  const serviceName = useServiceName(finding.service);
  const { service, due_date: date, due_mileage: mileage } = finding;
  const title = nameIn(finding.title, language);
  const due = [
    date && formatDate(date, language),
    mileage !== null && t('customers.mileage', { distance: formatKilometres(mileage) }),
  ].filter(Boolean);
  const isInEstimate = service !== null && visit.lines.some((line) => line.service === service);
  const fields = useRef<LeavingFinding>(null);
  const leave = async () => {
    if ((await fields.current?.mayLeave()) !== false) setOpen(false);
  };
  const needsConfirmation = finding.photos.length > 0 || finding.note !== '';
  const remove = async () => {
    setAsking(false);
    if (await change(findingRemoved(visit, finding.id))) setOpen(false);
  };
  return (
    <article className={styles.card} data-level={finding.level} aria-label={title}>
      <div className={styles.head}>
        <LevelMark level={finding.level} />
        <h3 className={styles.title}>{title}</h3>
      </div>
      {finding.note && <p className={styles.note}>{finding.note}</p>}
      {due.length > 0 && <p className={styles.quiet}>{t('finding.due', { when: due.join(', ') })}</p>}
      {serviceName && <p className={styles.quiet}>{`${t('finding.service')}: ${serviceName}`}</p>}
      <PhotoStrip of={title} photos={finding.photos} finding={finding.id}>
        {canWrite && service !== null && !isInEstimate && (
          <Button onClick={() => void addWork(service)}>{t('finding.toEstimate')}</Button>
        )}
        <Button aria-label={t('finding.changeOf', { name: title })} onClick={() => setOpen(true)}>
          {t('finding.change')}
        </Button>
      </PhotoStrip>
      <Modal open={isOpen && canWork} roomy onClose={() => void leave()} title={t('finding.one')}>
        <FindingFields finding={finding} ref={fields} />
        <div className={styles.foot}>
          <Button variant="quiet" onClick={() => (needsConfirmation ? setAsking(true) : void remove())}>
            {t('finding.remove')}
          </Button>
          <Button size="lg" variant="primary" onClick={() => void leave()}>
            {t('finding.ready')}
          </Button>
        </div>
      </Modal>
      <ConfirmModal
        open={isAsking}
        title={t('finding.removeQuestion')}
        yes={t('finding.remove')}
        no={t('frame.back')}
        onYes={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('finding.removeText', { name: title })}</p>
      </ConfirmModal>
    </article>
  );
};

const RANK = { red: 0, yellow: 1, green: 2 };

export const FindingList = () => {
  const t = useDeskTexts();
  const { visit, canWork } = useVisit();
  const [isAdding, setAdding] = useState(false);
  const findings = visit.findings.toSorted((a, b) => RANK[a.level] - RANK[b.level]);
  return (
    <Card title={t('finding.title')}>
      {canWork && (
        <Button size="lg" block className={findingListStyles.add} onClick={() => setAdding(true)}>
          {t('finding.new')}
        </Button>
      )}
      {findings.length === 0 && <p className={findingListStyles.none}>{t('finding.none')}</p>}
      <ul className={findingListStyles.list}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      <FindingWizard open={isAdding} onClose={() => setAdding(false)} />
    </Card>
  );
};
