import { spacedPlate } from '#contract/rules/plates';
import type { HistoryVisit, OtherVisit } from '#contract/visits';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDownload } from '../hooks/useDownload';
import { dayInWords } from '../lib/words';
import { Findings } from './Findings';
import { Photos } from './Photos';
import { VisitLines } from './VisitLines';
import styles from './VisitView.module.css';

export interface VisitViewProps {
  visit: HistoryVisit;
  userId: number;
}

/** A closed visit: what was done, found and paid, and its paper. */
export const VisitView = ({ visit, userId }: VisitViewProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = historyPaths(usePaths());
  const { state, download } = useDownload({ userId, id: visit.id, number: visit.number });
  const facts = [
    { label: t('history.date'), value: dayInWords(visit.closed_at, lang) },
    { label: t('history.correctedOn'), value: visit.corrected_at ? dayInWords(visit.corrected_at, lang) : '' },
    { label: t('personal.mileage'), value: t('personal.km', { mileage: formatNumber(visit.mileage, lang) }) },
    { label: t('history.car'), value: `${visit.car}, ${visit.year}` },
    { label: t('personal.plate'), value: spacedPlate(visit.plate) },
    { label: t('personal.vin'), value: visit.vin },
    { label: t('history.branch'), value: [visit.branch, visit.branch_address].filter(Boolean).join(', ') },
    { label: t('history.reference'), value: visit.reference },
  ].filter(({ value }) => value);
  return (
    <div className={styles.visit}>
      {visit.is_handed_over && <Notice>{t('history.handedOver')}</Notice>}
      {visit.corrected_by && <Other text={t('history.correctedBy')} visit={visit.corrected_by} />}
      {visit.corrects && <Other text={t('history.corrects')} visit={visit.corrects} />}
      <div className={styles.block}>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button
          variant="primary"
          className={styles.download}
          loading={state === 'loading'}
          loadingLabel={t('history.downloading')}
          onClick={() => void download()}
        >
          {t('history.download')}
        </Button>
        <div role="status" className={styles.failed}>
          {state === 'failed' && <Notice tone="danger">{t('history.notDownloaded')}</Notice>}
        </div>
      </div>
      <VisitLines lines={visit.lines} sums={visit.sums} isHandedOver={visit.is_handed_over} />
      <Findings findings={visit.findings} visit={visit.id} userId={userId} />
      {visit.photos.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.title}>{t('history.photos')}</h2>
          <Photos userId={userId} visit={visit.id} photos={visit.photos} what={visit.car} />
        </section>
      )}
      <section className={styles.block}>
        <h2 className={styles.title}>{t('history.proof')}</h2>
        <p>{t('history.proofText')}</p>
        <p className={styles.hash} translate="no">
          {visit.hash}
        </p>
        <Link to={paths.passport(visit.paper)}>{t('history.proofLink')}</Link>
      </section>
    </div>
  );
};

const Other = ({ text, visit }: { text: string; visit: OtherVisit }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = historyPaths(usePaths());
  return (
    <Notice>
      <span>{`${text} `}</span>
      <Link to={paths.visit(visit.id)}>
        {t('history.other', { number: visit.number, day: dayInWords(visit.closed_at, lang) })}
      </Link>
    </Notice>
  );
};
