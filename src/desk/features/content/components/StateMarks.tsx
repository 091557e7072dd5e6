import type { ContentRow } from '#contract/content';
import { formatMoment } from '#desk/common/lib/moments';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './StateMarks.module.css';

export interface StateMarksProps {
  item: Pick<ContentRow, 'state' | 'hidden' | 'publish_at'>;
  lacks?: ContentRow['lacks'];
  isBeyond?: boolean;
}

/** How an item stands: in words, each with a shape of its own before it. */
export const StateMarks = ({ item, lacks = [], isBeyond = false }: StateMarksProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const { state, hidden, publish_at: at } = item;
  return (
    <span className={styles.marks}>
      <span className={styles.mark} data-state={state}>
        {at ? t('state.scheduledFor', { moment: formatMoment(at, language) }) : t(`state.${state}`)}
      </span>
      {hidden && (
        <span className={styles.mark} data-state="hidden">
          {t('state.hidden')}
        </span>
      )}
      {isBeyond && (
        <span className={styles.mark} data-state="hidden">
          {t('state.beyond')}
        </span>
      )}
      {lacks.map((one) => (
        <span key={one} className={styles.mark} data-state="lacks">
          {t(one === 'ru' ? 'state.lacksRu' : 'state.lacksUz')}
        </span>
      ))}
    </span>
  );
};
