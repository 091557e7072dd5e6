import { useImportsInfiniteQuery } from '#api/desk/lists';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { Card } from '#desk/common/ui/Screen';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useContentTexts } from '../../hooks/useContentTexts';
import styles from './imports.module.css';

export const ImportHistory = () => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const query = useImportsInfiniteQuery();
  const items = query.currentData?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title={t('imports.past')}>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={4} />}
        isEmpty={() => items.length === 0}
        empty={<p className={styles.hint}>{t('imports.none')}</p>}
      >
        {() => (
          <ul className={styles.history}>
            {items.map(({ id, name, state, rows, counts, created_at, by }) => (
              <li key={id} className={styles.past}>
                <Link className={styles.pastName} to={deskPaths.import(id)}>
                  {name}
                </Link>
                <span className={styles.state} data-state={state}>
                  {t(`imports.state_${state}`)}
                </span>
                <span className={styles.hint}>
                  {t('imports.by', {
                    name: by?.name ?? desk('frame.none'),
                    moment: formatMoment(created_at, language),
                  })}
                </span>
                <span
                  className={styles.hint}
                >{`${t('imports.rowsCount', { count: rows })}${counts.change > 0 ? `, ${t('imports.show_change').toLowerCase()}: ${counts.change}` : ''}`}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
      {query.hasNextPage && (
        <p>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {desk('frame.loadMore')}
          </Button>
        </p>
      )}
    </Card>
  );
};
