import { useRef } from 'react';
import { useGetFactsQuery } from '#api/endpoints/home';
import { useInView } from '#shared/hooks/useInView';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { CounterRow } from './CounterRow';
import styles from './Counters.module.css';

const PLACES = [1, 2, 3, 4] as const;

/** Four numbers that count up for 3 s when they come into sight. */
export const Counters = () => {
  const { t } = useTranslation();
  const facts = useGetFactsQuery({ lang: useLanguage() });
  const section = useRef<HTMLElement>(null);
  const seen = useInView(section, -40);
  if (facts.currentData?.length === 0) return null;
  return (
    <section ref={section} className={styles.section}>
      <h2>
        <VisuallyHidden>{t('home.facts')}</VisuallyHidden>
      </h2>
      <QueryBlock
        className={styles.inner}
        query={facts}
        placeholder={
          <div className={styles.row}>
            {PLACES.map((place) => (
              <div key={place} className={styles.fact}>
                <Skeleton shape="number" />
                <Skeleton />
              </div>
            ))}
          </div>
        }
      >
        {([first]) => (
          <CounterRow
            run={seen}
            facts={PLACES.map((place) => ({
              count: first?.[`count_${place}`] ?? 0,
              text: first?.[`text_${place}`] ?? '',
            }))}
          />
        )}
      </QueryBlock>
    </section>
  );
};
