import { useState } from 'react';
import { useListPromiseTimesQuery } from '#api/desk/generated/visits';
import { localAt } from '#contract/rules/clock';
import { isWorkStarted } from '#contract/rules/visits';
import type { PromiseTimesQuery, Visit } from '#contract/visitsDesk';
import { type DeskT, useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { formatMoment, fromFieldTime } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { Icon } from '#shared/ui/media/Icon';
import { Modal } from '#shared/ui/overlays/Modal';
import { useVisit } from '../hooks/useVisit';
import { visitEdit } from '../lib/edits';
import styles from './PromisePick.module.css';

/** Returns the error of an entered local time, undefined for a future or an empty one. */
export const promiseMistake = (t: DeskT, text: string, now: number): string | undefined => {
  if (text === '') return undefined;
  const at = fromFieldTime(text);
  if (at === null) return t('promise.wrong');
  return Date.parse(at) <= now ? t('promise.past') : undefined;
};

interface PromisePickProps {
  query: PromiseTimesQuery;
  /** Local time of a datetime field, or ''. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Offers the times of the server by one press, and a field for another one. */
export const PromisePick = ({ query, value, error, onChange }: PromisePickProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { currentData } = useListPromiseTimesQuery(query, {
    skip: query.branch === 0,
    refetchOnMountOrArgChange: true,
  });
  const times = currentData?.times ?? [];
  return (
    <div className={styles.pick}>
      <FieldFrame label={t('promise.until')} optional error={error}>
        {(control) => (
          <input {...control} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      </FieldFrame>
      {times.length > 0 && (
        <div className={styles.times} role="group" aria-label={t('promise.offers')}>
          {times.map((at) => {
            const local = localAt(at);
            const words = formatMoment(at, language);
            return (
              <Button key={at} aria-pressed={value === local} onClick={() => onChange(value === local ? '' : local)}>
                {at === currentData?.suggested ? t('promise.suggested', { moment: words }) : words}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
};

const isPending = ({ state }: Pick<Visit, 'state'>): boolean => !isWorkStarted(state) || state === 'in_work';

/** Promised time of a car that is not ready; a missed one says so. */
export const PromiseMark = ({ visit }: { visit: Pick<Visit, 'state' | 'promised_at'> }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const now = useNow();
  if (visit.promised_at === null || !isPending(visit)) return null;
  const isLate = Date.parse(visit.promised_at) <= now;
  const moment = formatMoment(visit.promised_at, language, now);
  return (
    <span className={styles.mark} data-late={isLate || undefined}>
      <Icon name={isLate ? 'alert' : 'clock'} size={16} />
      <span>{t(isLate ? 'promise.late' : 'promise.by', { moment })}</span>
    </span>
  );
};

const PromiseForm = ({ onDone }: { onDone: () => void }) => {
  const t = useDeskTexts();
  const now = useNow();
  const { visit, change } = useVisit();
  const [opened] = useState(() => visit);
  const initial = opened.promised_at === null ? '' : localAt(opened.promised_at);
  const [value, setValue] = useState(initial);
  const [refused, setRefused] = useState<string | undefined>();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mistake = value === initial ? undefined : promiseMistake(t, value, now);
  const save = async () => {
    setChecked(true);
    if (mistake !== undefined || isBusy) return;
    if (value === initial) {
      onDone();
      return;
    }
    setBusy(true);
    const edit = visitEdit(opened, { promised_at: fromFieldTime(value) });
    const isRefused = ({ fields }: { fields?: Record<string, string[]> | undefined }) => {
      const [text] = fields?.['promised_at'] ?? [];
      setRefused(text);
      return text !== undefined;
    };
    const saved = await change({ ...edit, refused: isRefused }, opened);
    setBusy(false);
    if (saved) onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t('promise.told')}</p>
      <PromisePick
        query={{ branch: opened.branch.id, visit: opened.id }}
        value={value}
        error={(isChecked ? mistake : undefined) ?? refused}
        onChange={(next) => {
          setValue(next);
          setRefused(undefined);
          setChecked(false);
        }}
      />
      <div className={styles.answers}>
        {initial !== '' && (
          <Button size="lg" variant="quiet" onClick={() => setValue('')}>
            {t('promise.none')}
          </Button>
        )}
        <Button size="lg" onClick={onDone}>
          {t('frame.cancel')}
        </Button>
        <Button type="submit" size="lg" variant="primary" loading={isBusy} loadingLabel={t('frame.saving')}>
          {t('frame.save')}
        </Button>
      </div>
    </form>
  );
};

/** Promised time on the page of a visit, which staff change until the car is ready. */
export const PromisePart = () => {
  const t = useDeskTexts();
  const { visit, canWrite } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const canPromise = canWrite && visit.corrects === null && isPending(visit);
  if (!canPromise && visit.promised_at === null) return null;
  return (
    <div className={styles.field}>
      <PromiseMark visit={visit} />
      {canPromise && (
        <Button onClick={() => setOpen(true)}>
          {t(visit.promised_at === null ? 'promise.set' : 'promise.change')}
        </Button>
      )}
      <Modal open={isOpen && canPromise} onClose={() => setOpen(false)} title={t('promise.title')} roomy>
        <PromiseForm onDone={() => setOpen(false)} />
      </Modal>
    </div>
  );
};
