import { useLocation } from 'react-router';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { startWords } from '../lib/days';
import { FIELDS, type Fields } from '../lib/fields';
import styles from './Details.module.css';

/** Free times in place of one that is gone, as buttons of the form around them. */
export const NeighbourButtons = ({ neighbours }: { neighbours: readonly string[] }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <div role="group" className={styles.neighbours} aria-label={t('booking.neighbours')}>
      {neighbours.map((start) => (
        <button key={start} type="submit" className={styles.neighbour} name={FIELDS.start} value={start}>
          {startWords(start, lang)}
        </button>
      ))}
    </div>
  );
};

export interface PostedNeighboursProps {
  neighbours: readonly string[];
  /** What is sent with the pressed one. */
  meant: Fields;
}

/** Free times in place of one that is gone, in a page without a script. */
export const PostedNeighbours = ({ neighbours, meant }: PostedNeighboursProps) => {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search}>
      {Object.entries(meant).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NeighbourButtons neighbours={neighbours} />
    </form>
  );
};
