import { useState } from 'react';
import { useParams } from 'react-router';
import { useReadImportQuery } from '#api/desk/generated/stock';
import { isApiProblem } from '#api/problem';
import { ButtonLink } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { ImportWork } from '../../features/content/components/imports/ImportWork';
import { useContentTexts } from '../../features/content/hooks/useContentTexts';

const POLL_MS = 500;

export const Component = () => {
  const { t } = useContentTexts();
  const id = Number(useParams()['id']);
  const [isChecking, setChecking] = useState(false);
  const query = useReadImportQuery({ id }, { pollingInterval: isChecking ? POLL_MS : 0 });
  const isGone = isApiProblem(query.error) && query.error.status === 404;
  return (
    <Screen
      title={query.currentData?.name ?? t(isGone ? 'imports.gone' : 'imports.title')}
      actions={<ButtonLink to={deskPaths.imports()}>{t('imports.all')}</ButtonLink>}
    >
      {!isGone && (
        <QueryBlock query={query} placeholder={<SkeletonText lines={10} />}>
          {(one) => <ImportWork key={one.id} one={one} isChecking={isChecking} onChecking={setChecking} />}
        </QueryBlock>
      )}
    </Screen>
  );
};
