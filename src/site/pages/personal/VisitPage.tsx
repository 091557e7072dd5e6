import { useParams } from 'react-router';
import { selectUserId } from '#api/authSlice';
import { useGetHistoryVisitQuery } from '#api/generated/visits';
import { isNotFound } from '#api/problem';
import type { HistoryVisit } from '#contract/visits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId } from '#shared/lib/address';
import { useAppSelector } from '#shared/store/appStore';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { VisitView } from '../../features/history/VisitView';
import { dayInWords } from '../../features/history/words';
import { NotFoundScreen } from '../../layouts/NotFoundScreen';

const VisitScreen = ({ id, userId }: { id: number; userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const query = useGetHistoryVisitQuery({ lang, userId, id });
  if (isNotFound(query.error)) return <NotFoundScreen />;
  const { currentData: visit } = query;
  const title = visit ? t('history.visit', { day: dayInWords(visit.closed_at, lang) }) : t('personal.historyTitle');
  return (
    <>
      <Head noindex title={title} />
      <ScreenHeader title={title} back={{ href: paths.story(), text: t('personal.historyTitle') }} />
      <QueryBlock<HistoryVisit> query={query} placeholder={<SkeletonText lines={8} />}>
        {(data) => <VisitView visit={data} userId={userId} />}
      </QueryBlock>
    </>
  );
};

export const Component = () => {
  const id = pathId(useParams().id);
  const userId = useAppSelector(selectUserId);
  if (id === null) return <NotFoundScreen />;
  return userId === null ? null : <VisitScreen key={id} id={id} userId={userId} />;
};
