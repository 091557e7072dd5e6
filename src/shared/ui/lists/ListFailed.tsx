import { useRef } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { type QueryLike, useRetry } from './QueryBlock';

/**
 * Error notice with a retry button for a list of options. After a retry, focus moves to the field of the parent
 * element.
 */
export const ListFailed = ({ query }: { query: QueryLike<unknown> }) => {
  const { t } = useTranslation();
  const status = useRef<HTMLDivElement>(null);
  const picker = () => status.current?.parentElement?.querySelector<HTMLElement>('input, select');
  const { failed, retrying, retry } = useRetry(query, picker);
  return (
    <div role="status" ref={status}>
      {failed && (
        <Notice
          tone="danger"
          action={
            <Button onClick={() => void retry()} loading={retrying}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('forms.listFailed')}
        </Notice>
      )}
    </div>
  );
};
