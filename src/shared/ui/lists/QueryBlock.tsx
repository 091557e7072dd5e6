import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { moveFocus } from '../lib/focus';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './QueryBlock.module.css';

interface FailingQuery {
  isError: boolean;
  refetch: () => PromiseLike<unknown>;
}

/**
 * Asks a failed query once more. The focus that would go with the pressed button goes on to what has come, unless the visitor has gone
 * elsewhere meanwhile.
 * @param arrived what the focus goes to
 */
export const useRetry = ({ isError, refetch }: FailingQuery, arrived: () => HTMLElement | null | undefined) => {
  // While a retry runs RTK Query no longer reports the failure; the message and the pressed button must stay in their place.
  const [retrying, setRetrying] = useState(false);
  const isOver = useRef(false);
  useEffect(() => {
    if (!isOver.current || retrying) return;
    isOver.current = false;
    if (!isError && document.activeElement === document.body) moveFocus(arrived());
  });
  const retry = async () => {
    setRetrying(true);
    await refetch();
    isOver.current = true;
    setRetrying(false);
  };
  return { failed: isError || retrying, retrying, retry };
};

/** What QueryBlock reads of an RTK Query hook's result. `currentData`, never `data`: two languages must not mix. */
export interface QueryLike<Data> {
  currentData?: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<unknown>;
}

interface QueryBlockProps<Data> {
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
