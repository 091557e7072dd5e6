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
 * Retries a failed query. Moves focus from the vanishing button to the content, unless the visitor moved it.
 * @param arrived returns the new focus target
 */
export const useRetry = ({ isError, refetch }: FailingQuery, arrived: () => HTMLElement | null | undefined) => {
  // RTK Query clears the error during a retry, but the message and the clicked button must stay.
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

/** Part of an RTK Query result. `currentData`, not `data`, so that languages never mix. */
export interface QueryLike<Data> {
  currentData?: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<unknown>;
}

interface QueryBlockProps<Data> {
  query: QueryLike<Data>;
  placeholder: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
  className?: string | undefined;
}

const hasNoItems = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);

/** The server replied with a 5xx status (as in src/api/problem.ts, which this layer must not import). */
const isBroken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) >= 500;

/**
 * Renders a query: placeholders, failure with a retry, 'no information', or content. Loaded content survives later
 * failures.
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
