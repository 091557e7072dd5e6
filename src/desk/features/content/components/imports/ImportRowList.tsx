import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useImportRowsInfiniteQuery } from '#api/desk/lists';
import type { Import, ImportRow, ImportRowsQuery } from '#contract/stock';
import { deskPaths } from '#desk/common/lib/paths';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useContentTexts } from '../../hooks/useContentTexts';
import styles from './imports.module.css';

const ImportRowView = ({ row }: { row: ImportRow }) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const money = (amount: string | null) => (amount === null ? '' : formatMoney(amount, language));
  const { line, part, number, given, state, problem, other_line, warning, price_before, price_after, stock, undone } =
    row;
  const changes = [
    ...(price_before === price_after ? [] : [{ of: '', before: money(price_before), after: money(price_after) }]),
    ...stock.map(({ branch, before, after }) => ({ of: `${branch}:`, before: String(before), after: String(after) })),
  ];
  return (
    <div className={styles.row} data-state={state}>
      <span className={styles.line}>{t('imports.line', { line })}</span>
      <span className={styles.part}>
        {part ? <Link to={deskPaths.contentItem('parts', part.id)}>{part.name}</Link> : null}
        <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.outcome}>
        {state === 'change' &&
          changes.map(({ of, before, after }) => (
            <span key={of} className={styles.prices}>
              {of !== '' && <span className={styles.hint}>{of}</span>}
              <VisuallyHidden>{t('imports.before')}</VisuallyHidden>
              <del>{before}</del>
              <span aria-hidden="true">→</span>
              <VisuallyHidden>{t('imports.after')}</VisuallyHidden>
              <ins>{after}</ins>
            </span>
          ))}
        {state === 'same' && <span className={styles.hint}>{t('imports.same')}</span>}
        {state === 'error' && given !== '' && <span className={styles.hint}>{t('imports.given', { given })}</span>}
        {problem && (
          <span className={styles.fault}>
            <Icon name="alert" size={18} />
            <span>{t(`imports.problem_${problem}`, { line: other_line ?? 0 })}</span>
          </span>
        )}
        {warning && state === 'change' && (
          <span className={styles.warning}>
            <Icon name="alert" size={18} />
            <span>{t(`imports.warning_${warning}`)}</span>
          </span>
        )}
        {undone && <span className={styles.hint}>{t(`imports.row_${undone}`)}</span>}
      </span>
    </div>
  );
};

const ROW_PX = 72;
const OVERSCAN = 10;
const AHEAD = 40;

export const ImportRowList = ({ one, show }: { one: Import; show: ImportRowsQuery['show'] }) => {
  const { t } = useContentTexts();
  const frame = useRef<HTMLDivElement>(null);
  const query = useImportRowsInfiniteQuery({ id: one.id, check: one.check, state: one.state, show });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => query.currentData?.pages.flatMap(({ items }) => items) ?? [], [query.currentData]);
  // oxlint-disable-next-line react/incompatible-library -- no component below memoises its functions
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access
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
