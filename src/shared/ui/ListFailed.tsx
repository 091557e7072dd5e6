import { useTranslation } from '../i18n/useTranslation';
import { Button } from './Button';
import { Notice } from './Notice';
import type { QueryLike } from './QueryBlock';

/** Under a picker whose list did not come. */
export const ListFailed = ({ query }: { query: QueryLike<unknown> }) => {
  const { t } = useTranslation();
  if (!query.isError) return null;
  return (
    <div role="status">
      <Notice tone="danger" action={<Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>}>
        {t('forms.listFailed')}
      </Notice>
    </div>
  );
};
