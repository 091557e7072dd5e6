import { useLocation } from 'react-router';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { startWords } from '../lib/days';
import { FIELDS, type Fields } from '../lib/fields';
import styles from './Details.module.css';
import type { Posted } from './PlainDetails';

export const AlternativeButtons = ({ alternatives }: { alternatives: readonly string[] }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <div role="group" className={styles.alternatives} aria-label={t('booking.alternatives')}>
      {alternatives.map((start) => (
        <button key={start} type="submit" className={styles.neighbour} name={FIELDS.start} value={start}>
          {startWords(start, lang)}
        </button>
      ))}
    </div>
  );
};

interface PostedAlternativesProps {
  alternatives: readonly string[];
  formFields: Fields;
}

export const PostedAlternatives = ({ alternatives, formFields }: PostedAlternativesProps) => {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search}>
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AlternativeButtons alternatives={alternatives} />
    </form>
  );
};

export const PostedWaitlistForm = ({ posted: { fields, place, trap } }: { posted: Posted }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (fields[FIELDS.step] === 'left') return <Notice>{t('booking.waitLeft')}</Notice>;
  if (place === undefined) return null;
  return (
    <Notice
      tone="success"
      action={
        <form method="post" action={pathname + search}>
          <input type="hidden" name={FIELDS.step} value="leave" />
          <input type="hidden" name={FIELDS.wait} value={fields[FIELDS.wait]} />
          <noscript>{trap}</noscript>
          <Button type="submit">{t('booking.waitLeave')}</Button>
        </form>
      }
    >
      {t('booking.waitDone', { place })}
    </Notice>
  );
};
