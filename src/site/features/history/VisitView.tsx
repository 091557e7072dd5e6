import { useEffect, useState } from 'react';
import { historyPdf, historyPhoto } from '#api/generated/visits';
import { useFetchFile } from '#api/useFetchFile';
import { spacedPlate } from '#contract/rules/plates';
import type { HistoryFinding, HistoryVisit, OtherVisit, Photo } from '#contract/visits';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Icon } from '#shared/ui/media/Icon';
import { Lightbox } from '#shared/ui/overlays/Lightbox';
import { unbroken } from '#shared/ui/text/unbroken';
import findingsStyles from './Findings.module.css';
import { Level } from './Level';
import photosStyles from './Photos.module.css';
import { useDownload } from './useDownload';
import { VisitLines } from './VisitLines';
import styles from './VisitView.module.css';
import { dayInWords } from './words';

interface PhotoQuestion {
  userId: number;
  visit: number;
  photo: number;
  isSmall: boolean;
  isWanted?: boolean;
}

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result));
    reader.addEventListener('error', () => reject(new Error('unread')));
    reader.readAsDataURL(file);
  });

/** Loads a private photo as a data URL: undefined while loading, null on failure. */
function usePhoto({ userId, visit, photo, isSmall, isWanted = true }: PhotoQuestion): string | null | undefined {
  const lang = useLanguage();
  const fetchFile = useFetchFile();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const call = historyPhoto({ lang, userId, id: visit, photo, ...(isSmall && { size: 'small' as const }) });
    void fetchFile(call, controller.signal)
      .then((file) => file && addressOf(file))
      .catch(() => null)
      .then((found) => controller.signal.aborted || setAddress(found));
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fetchFile, userId, visit, photo, isSmall, isWanted]);
  return address;
}

interface PhotosProps {
  userId: number;
  visit: number;
  photos: readonly Photo[];
  what: string;
}

const Photos = ({ photos, what, ...owner }: PhotosProps) => {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <ul className={photosStyles.photos}>
      {photos.map(({ id }, place) => (
        <li key={id}>
          <OnePhoto {...owner} photo={id} title={t('history.photo', { place: place + 1, what })} />
        </li>
      ))}
    </ul>
  );
};

type OnePhotoProps = Pick<PhotosProps, 'userId' | 'visit'> & { photo: number; title: string };

const OnePhoto = ({ title, ...photo }: OnePhotoProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const small = usePhoto({ ...photo, isSmall: true });
  const large = usePhoto({ ...photo, isSmall: false, isWanted: isOpen });
  if (small === undefined) return <Skeleton shape="box" className={photosStyles.photo} />;
  if (small === null) {
    return (
      <span className={photosStyles.missing} role="img" aria-label={t('history.photoMissing')}>
        <Icon name="picture" size={32} />
      </span>
    );
  }
  return (
    <>
      <button type="button" className={photosStyles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img className={photosStyles.photo} src={small} alt={title} />
      </button>
      <Lightbox open={isOpen} onClose={() => setOpen(false)} title={title} src={large ?? small} />
    </>
  );
};

interface FindingsProps {
  findings: readonly HistoryFinding[];
  visit: number;
  userId: number;
}

const Findings = ({ findings, visit, userId }: FindingsProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (findings.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('history.findings')}</h2>
      <ul className={findingsStyles.findings}>
        {findings.map(({ id, level, title, note, due_date: date, due_mileage: mileage, photos }) => (
          <li key={id} className={findingsStyles.finding}>
            <Level level={level}>{t(`history.${level}`)}</Level>
            <h3 className={findingsStyles.name}>{title}</h3>
            {note && <p className={findingsStyles.note}>{note}</p>}
            {date && <p className={findingsStyles.due}>{t('history.dueDate', { day: formatDate(date, lang) })}</p>}
            {mileage !== undefined && (
              <p className={findingsStyles.due}>{t('history.dueMileage', { mileage: formatNumber(mileage, lang) })}</p>
            )}
            <Photos userId={userId} visit={visit} photos={photos} what={title} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface VisitViewProps {
  visit: HistoryVisit;
  userId: number;
}

export const VisitView = ({ visit, userId }: VisitViewProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = historyPaths(usePaths());
  const { state, download } = useDownload(historyPdf({ lang, userId, id: visit.id }), `yolda-${visit.number}.pdf`);
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
              <dd>{unbroken(value)}</dd>
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
        <Link to={paths.documentVerification(visit.paper)}>{t('history.proofLink')}</Link>
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
