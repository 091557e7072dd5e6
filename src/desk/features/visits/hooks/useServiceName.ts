import { skipToken } from '@reduxjs/toolkit/query/react';
import { useServiceNamesQuery } from '#api/desk/visitLists';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

/** What a service of the site is called; one that is not there any more has no name. */
export const useServiceName = (service: number | null): string => {
  const lang = useLanguage();
  const { currentData: names = [] } = useServiceNamesQuery(service === null ? skipToken : { lang });
  return names.find(({ id }) => id === service)?.name ?? '';
};
