import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useRetry } from './hooks/useRetry';
import styles from './QueryBlock.module.css';

/** What QueryBlock reads of an RTK Query hook's result. `currentData`, never `data`: two languages must not mix. */
export interface QueryLike<Data> {
  currentData?: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<unknown>;
}

export interface QueryBlockProps<Data> {
  query: QueryLike<Data>;
  /** Skeletons in the shape and number of what comes. */
  placeholder: ReactNode;
  /** Lists are empty when they have no items; anything else says so itself. */
  isEmpty?: (data: Data) => boolean;
  /** It takes the place of 'no information'. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
  className?: string | undefined;
}

const hasNoItems = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);

/** The server has answered with a failure of its own (src/api/problem.ts, which lies above). */
const isBroken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) >= 500;

/**
 * The one way a block shows a query: placeholders, a failure with a retry, 'no information', or the content. What was loaded
 * stays on the screen when a later request fails.
 */
export const QueryBlock = <Data,>({
  query,
  placeholder,
  isEmpty = hasNoItems,
  empty,
  children,
  className,
}: QueryBlockProps<Data>) => {
  const { t } = useTranslation();
  const { currentData: data } = query;
  const block = useRef<HTMLDivElement>(null);
  const { failed, retrying, retry } = useRetry(query, () => block.current);
  const notice = (
    <Notice
      tone="danger"
      action={
        <Button onClick={() => void retry()} loading={retrying}>
          {t('common.retry')}
        </Button>
      }
    >
      {data !== undefined ? t('common.stale') : t(isBroken(query.error) ? 'common.loadBroken' : 'common.loadFailed')}
    </Notice>
  );
  const waiting = data === undefined && !failed;

  return (
    <div ref={block} className={className} aria-busy={waiting || undefined}>
      {data !== undefined &&
        (isEmpty(data) ? (empty ?? <p className={styles.empty}>{t('common.noInfo')}</p>) : children(data))}
      {waiting && placeholder}
      <div role="status">
        {failed && notice}
        {waiting && <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}
      </div>
    </div>
  );
};
