import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useImportRowsInfiniteQuery } from '#api/desk/importLists';
import type { Import, ImportRowsQuery } from '#contract/stock';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useContentTexts } from '../../hooks/useContentTexts';
import { ImportRowView } from './ImportRowView';
import styles from './imports.module.css';

const ROW_PX = 72;
const OVERSCAN = 10;
const AHEAD = 40;

/** What the dry run found, row by row: only what is in sight is in the page. */
export const ImportRowList = ({ one, show }: { one: Import; show: ImportRowsQuery['show'] }) => {
  const { t } = useContentTexts();
  const frame = useRef<HTMLDivElement>(null);
  const query = useImportRowsInfiniteQuery({ id: one.id, check: one.check, state: one.state, show });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => query.currentData?.pages.flatMap(({ items }) => items) ?? [], [query.currentData]);
  // oxlint-disable-next-line react/incompatible-library -- nothing below takes its functions memoized
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
    getItemKey: (index) => rows[index]?.line ?? index,
  });
  const shown = list.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const isNearEnd = hasNextPage && !isFetchingNextPage && last >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  return (
    <QueryBlock
      query={query}
      placeholder={<SkeletonText lines={8} />}
      isEmpty={() => rows.length === 0}
      empty={<p className={styles.hint}>{t('imports.noRows')}</p>}
    >
      {() => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too
        <div ref={frame} className={styles.frame} role="region" aria-label={t('imports.rows')} tabIndex={0}>
          <ul className={styles.rows} style={{ height: list.getTotalSize() }}>
            {shown.map(({ index, key, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li
                    key={key}
                    ref={list.measureElement}
                    data-index={index}
                    className={styles.item}
                    style={{ transform: `translateY(${start}px)` }}
                    aria-setsize={hasNextPage ? -1 : rows.length}
                    aria-posinset={index + 1}
                  >
                    <ImportRowView row={row} />
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
    </QueryBlock>
  );
};
