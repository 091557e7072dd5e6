import { getInsurance, getRoadside, useGetInsuranceQuery, useGetRoadsideQuery } from '#api/generated/branches';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';

export const contactNumberQueries: Load = ({ language: lang }) => [
  getRoadside.initiate({ lang }, PAGE_DATA),
  getInsurance.initiate({ lang }, PAGE_DATA),
];

export const useContactNumbers = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const callCenter = useGetCallCenterQuery({ lang });
  const roadside = useGetRoadsideQuery({ lang });
  const insurance = useGetInsuranceQuery({ lang });
  const consultation = callCenter.data && [{ name: t('services.consultationName'), phone: callCenter.data.phone }];
  return [
    { title: t('services.consultation'), query: { ...callCenter, currentData: consultation } },
    { title: t('services.roadside'), query: roadside },
    { title: t('services.insurance'), query: insurance },
  ];
};
