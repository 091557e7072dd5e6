import { useListContentKindsQuery } from '#api/desk/generated/content';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Screen } from '../../common/ui/Screen';
import { KindCounts } from '../../features/content/components/KindCounts';
import { useContentTexts } from '../../features/content/hooks/useContentTexts';

export const Component = () => {
  const { t } = useContentTexts();
  const query = useListContentKindsQuery();
  return (
    <Screen title={t('counts.title')} lead={t('counts.lead')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={10} />}>
        {(counts) => <KindCounts counts={counts} />}
      </QueryBlock>
    </Screen>
  );
};
