import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectUserId } from '#api/authSlice';
import { useGetHistoryTotalsQuery } from '#api/generated/visits';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { HistoryList } from '../../features/history/HistoryList';
import { OpenVisits } from '../../features/openVisits/OpenVisits';

export const Component = () => {
  const { t } = useTranslation();
  const sharing = historyPaths(usePaths()).sharing();
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const { currentData: totals } = useGetHistoryTotalsQuery(userId === null ? skipToken : { lang, userId });
  const isEmpty = totals?.length === 0;
  return (
    <>
      <Head noindex title={t('personal.historyTitle')} />
      <ScreenHeader title={t('personal.historyTitle')}>
        <span style={isEmpty ? { visibility: 'hidden' } : undefined}>
          <ButtonLink to={sharing}>{t('sharing.title')}</ButtonLink>
        </span>
      </ScreenHeader>
      {userId !== null && (
        <>
          <OpenVisits userId={userId} />
          <HistoryList userId={userId} />
        </>
      )}
    </>
  );
};
