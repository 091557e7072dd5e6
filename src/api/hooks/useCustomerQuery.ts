import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppSelector } from '#shared/store/appStore';
import { selectUserId } from '../authSlice';
import { useGetUserQuery } from '../endpoints/account';

/**
 * The signed-in customer with the cars; nothing without one. Their data is the same in both languages: while it comes in another
 * one, the known stays, and with it the form that is being filled in.
 */
export const useCustomerQuery = () => {
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const query = useGetUserQuery(userId === null ? skipToken : { lang, userId });
  return { ...query, currentData: useLastKnown(query.currentData, String(userId)) };
};
