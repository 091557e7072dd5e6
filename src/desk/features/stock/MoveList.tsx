import { useStockMovesInfiniteQuery } from '#api/desk/lists';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatDayAndTime } from '../../common/lib/moments';
import { Card } from '../../common/ui/Screen';
import styles from './MoveList.module.css';

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export const MoveList = ({ part }: { part: number }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const query = useStockMovesInfiniteQuery({ id: part });
  const moves = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card title={t('stock.history')}>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={5} />}
        isEmpty={() => moves.length === 0}
        empty={<p>{t('stock.noHistory')}</p>}
      >
        {() => (
          <>
            <ol className={styles.list}>
              {moves.map(({ id, at, branch, change, left, reason, other, by }) => (
                <li key={id} className={styles.move}>
                  <b className={styles.change}>{signed(change)}</b>
                  <span className={styles.words}>
                    <span>{`${branch?.name ?? t('frame.unknown')}, ${t('stock.left', { count: left })}`}</span>
                    <span className={styles.quiet}>
                      <span>{`${t(`stockReason.${reason}`)}${other ? ` ${change > 0 ? '←' : '→'} ${other.name}` : ''} · ${by?.name ?? t('frame.system')} · `}</span>
                      <time dateTime={at}>{formatDayAndTime(at, language)}</time>
                    </span>
                  </span>
                </li>
              ))}
            </ol>
            {query.hasNextPage && (
              <p>
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('frame.loadMore')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBlock>
    </Card>
  );
};
