import { useGetOpenVisitsQuery } from '#api/generated/visits';
import { isNotFound } from '#api/problem';
import type { OpenVisit } from '#contract/visits';
import { useOnTabVisible, useSlowPolling } from '#shared/hooks/useOnTabVisible';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { OpenVisitCard } from './OpenVisitCard';
import styles from './OpenVisits.module.css';

export const OpenVisits = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useGetOpenVisitsQuery({ lang, userId });
  const { refetch } = query;
  const isUnderWay = (query.currentData?.length ?? 0) > 0;
  useSlowPolling(isUnderWay, refetch);
  useOnTabVisible(() => {
    // Finds a new visit. An open visit is refetched by `useSlowPolling`.
    if (!isUnderWay) void refetch();
  });
  // Other API servers lack this call.
  if (isNotFound(query.error)) return null;
  return (
    <QueryBlock<OpenVisit[]> className={styles.block} query={query} placeholder={null} empty={<></>}>
      {(visits) => (
        <section className={styles.section} aria-labelledby="open-visits">
          <h2 id="open-visits" className={styles.title}>
            {t('openVisits.title')}
          </h2>
          <ul className={styles.list}>
            {visits.map((visit) => (
              <li key={visit.id}>
                <OpenVisitCard visit={visit} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryBlock>
  );
};
