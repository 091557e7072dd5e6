import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { getService, useGetServiceQuery } from '../../../api/endpoints/services';
import { isNotFound } from '../../../api/isNotFound';
import { useLastKnown } from '../../../shared/hooks/useLastKnown';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { pathId } from '../../../shared/lib/pathId';
import { AfterHead } from '../../../shared/ui/layout/AfterHead';
import { QueryBlock } from '../../../shared/ui/lists/QueryBlock';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { OtherServices } from '../../features/services/components/OtherServices';
import { ServiceContacts } from '../../features/services/components/ServiceContacts';
import { ServiceDetails } from '../../features/services/components/ServiceDetails';
import { ServiceDetailsSkeleton } from '../../features/services/components/ServiceDetailsSkeleton';
import { useServicePath } from '../../features/services/useServicePath';
import { NotFoundScreen } from '../../layouts/NotFoundScreen/NotFoundScreen';
import { BOOKING_ID, BookService } from './BookService';
import { ServiceHead } from './ServiceHead';
import styles from './ServicePage.module.css';

export { load } from './load';

const ServiceScreen = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const hrefOf = useServicePath();
  // That there is no such service is an answer: a page that says so does not ask again.
  const isAbsent = isNotFound(getService.useQueryState({ lang, id }).error);
  const service = useGetServiceQuery(isAbsent ? skipToken : { lang, id });
  // In whatever language: while another one loads, the form with what was typed into it stays.
  const named = useLastKnown(service.currentData, String(id));
  if (isAbsent) return <NotFoundScreen />;

  return (
    <>
      <ServiceHead id={id} service={service.currentData} />
      <RoutePageHero title={service.currentData?.name} />
      <div className={styles.columns}>
        <QueryBlock query={service} placeholder={<ServiceDetailsSkeleton />}>
          {(data) => (
            <ServiceDetails service={data}>
              <a className={styles.book} href={`#${BOOKING_ID}`}>
                {t('services.book')}
              </a>
            </ServiceDetails>
          )}
        </QueryBlock>
        <ServiceContacts />
      </div>
      <AfterHead>
        <div data-no-print="">{named && <OtherServices service={named} hrefOf={hrefOf} />}</div>
        {/* Last, as on the home page: nearer to the first view its libraries would be fetched by everybody. */}
        {named && <BookService id={id} name={named.name} />}
      </AfterHead>
    </>
  );
};

/** One service. */
export const Component = () => {
  const id = pathId(useParams().id);
  // Another service is another page: nothing typed goes over to it.
  return id === null ? <NotFoundScreen /> : <ServiceScreen key={id} id={id} />;
};
