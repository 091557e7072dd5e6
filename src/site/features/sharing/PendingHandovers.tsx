import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectUserId } from '#api/authSlice';
import { useGetHandoversQuery } from '#api/generated/sharing';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { HANDOVERS_ID, waitsForReader } from './handoverTexts';

export const PendingHandovers = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const sharing = `${historyPaths(usePaths()).sharing()}#${HANDOVERS_ID}`;
  const userId = useAppSelector(selectUserId);
  const { currentData } = useGetHandoversQuery(userId === null ? skipToken : { lang, userId }, {
    refetchOnMountOrArgChange: true,
  });
  return currentData?.filter(waitsForReader).map(({ id, is_seller: isSeller, car, year }) => (
    <Notice key={id}>
      <span>{`${t(isSeller ? 'sharing.pendingAcceptance' : 'sharing.pendingOffer', { car: `${car}, ${year}` })} `}</span>
      <Link to={sharing}>{t('sharing.toOffer')}</Link>
    </Notice>
  ));
};
