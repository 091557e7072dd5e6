import { getService } from '#api/endpoints/services';
import type { Service } from '#contract/catalog';
import { BOOKING_ID } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ServiceContacts } from '../../features/contacts/components/ServiceContacts';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { ServiceReviews } from '../../features/reviews/components/ServiceReviews';
import { OtherServices } from '../../features/services/components/OtherServices';
import { ServiceDetails } from '../../features/services/components/ServiceDetails';
import { ServiceDetailsSkeleton } from '../../features/services/components/ServiceDetailsSkeleton';
import { useServicePath } from '../../features/services/hooks/useServicePath';
import { Share } from '../../features/share/components/Share';
import { useSharedUrl } from '../../features/share/hooks/useSharedUrl';
import { type ItemScreenProps, itemPage } from '../../layouts/ItemPage/itemPage';
import { BookService } from './BookService';
import { ServiceHead } from './ServiceHead';
import styles from './ServicePage.module.css';

export { load } from './load';

const ServiceScreen = ({ id, query }: ItemScreenProps<Service>) => {
  const { t } = useTranslation();
  const hrefOf = useServicePath();
  const paths = usePaths();
  const url = useSharedUrl((paths) => paths.service(id));
  const service = query.currentData;
  // In whatever language: while another one loads, the form with what was typed into it stays.
  const named = useLastKnown(service, String(id));
  return (
    <>
      <ServiceHead id={id} service={service} />
      <RoutePageHero title={service?.name} />
      <div className={styles.columns}>
        <QueryBlock query={query} placeholder={<ServiceDetailsSkeleton />}>
          {(data) => (
            <ServiceDetails service={data}>
              <div className={styles.ways}>
                {data.is_bookable && (
                  <ButtonLink
                    className={styles.book ?? ''}
                    variant="primary"
                    size="lg"
                    to={paths.inLanguage(bookingAddress({ services: [data.id] }))}
                  >
                    {t('common.book')}
                  </ButtonLink>
                )}
                <a className={data.is_bookable ? styles.enquire : styles.onlyEnquire} href={`#${BOOKING_ID}`}>
                  {t('common.enquire')}
                </a>
                <p className={styles.note}>{t('common.enquireNote')}</p>
              </div>
            </ServiceDetails>
          )}
        </QueryBlock>
        <ServiceContacts />
      </div>
      <DeferredContent>
        {service && (
          <div className={styles.share} data-no-print="">
            <Share title={service.name} url={url} />
          </div>
        )}
        {service && <ServiceReviews id={id} />}
        <div data-no-print="">{named && <OtherServices service={named} hrefOf={hrefOf} />}</div>
        {/* Last, as on the home page: nearer to the first view its libraries would be fetched by everybody. */}
        {named && (
          <div data-no-print="">
            <BookService id={id} name={named.name} />
          </div>
        )}
      </DeferredContent>
    </>
  );
};

export const Component = itemPage(getService, ServiceScreen);
