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
 * Retries a failed query. Moves focus from the removed retry button to the content, unless the visitor has moved it.
 */
export const useRetry = ({ isError, refetch }: FailingQuery, focusTarget: () => HTMLElement | null | undefined) => {
  // RTK Query clears the error during a retry, but the message and the clicked button must stay.
  const [retrying, setRetrying] = useState(false);
  const isOver = useRef(false);
  useEffect(() => {
    // The reply may be rendered after the end of the retry: the error stays and a field is disabled until then.
    if (!isOver.current || retrying || isError) return;
    const target = document.activeElement === document.body ? focusTarget() : null;
    if (target?.matches(':disabled')) return;
    isOver.current = false;
    if (target) moveFocus(target);
  });
  const retry = async () => {
    setRetrying(true);
    await refetch();
    isOver.current = true;
    setRetrying(false);
  };
  return { failed: isError || retrying, retrying, retry };
};

/** Part of an RTK Query result. Contains `currentData` instead of `data`, which may be in another language. */
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

/** Returns whether the server replied, so the connection works (`ApiProblem`, which this layer must not import). */
const isAnswered = (error: unknown): boolean => typeof error === 'object' && error !== null && 'status' in error;

/**
 * Renders a query: placeholders, error with retry button, 'no information', or content. Content stays after a failed
 * refetch.
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
      {data !== undefined ? t('common.stale') : t(isAnswered(query.error) ? 'common.loadBroken' : 'common.loadFailed')}
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
