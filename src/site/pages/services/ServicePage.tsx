import { getService } from '#api/generated/services';
import type { Service } from '#contract/catalog';
import { summaryOf } from '#contract/rules/text';
import { BOOKING_ID } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { makePaths } from '#shared/config/paths';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId } from '#shared/lib/address';
import { ButtonLink } from '#shared/ui/actions/Button';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ServiceContacts } from '../../features/contacts/ServiceContacts';
import { contactNumberQueries } from '../../features/contacts/useContactNumbers';
import { AppointmentBox } from '../../features/enquiries/AppointmentBox';
import { formQueries } from '../../features/enquiries/queries';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { ServiceReviews, serviceReviewQueries } from '../../features/reviews/PublicReviews';
import { OtherServices } from '../../features/services/OtherServices';
import { ServiceDetails, ServiceDetailsSkeleton } from '../../features/services/ServiceDetails';
import { useServicePath } from '../../features/services/useServicePath';
import { Share } from '../../features/share/Share';
import { useSharedUrl } from '../../features/share/useSharedUrl';
import { type ItemScreenProps, itemPage } from '../../layouts/itemPage';
import styles from './ServicePage.module.css';

export const BookService = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation();
  return (
    <Section
      id={BOOKING_ID}
      tone="surface"
      title={t('services.enquiryTitle', { name })}
      lead={t('forms.appointmentText')}
    >
      <AppointmentBox
        section="bookCategor_home"
        anchor={BOOKING_ID}
        draftName={`booking-service-${id}`}
        service={{ id, name }}
        message={t('services.enquiryText', { name })}
      />
    </Section>
  );
};

export interface ServiceHeadProps {
  id: number;
  service: Service | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** Canonical address, although the page also exists below /home and /about. */
export const ServiceHead = ({ id, service }: ServiceHeadProps) => {
  const { t } = useTranslation();
  const { name, description = '', photo, preview } = service ?? {};
  return (
    <Head
      title={name ? fitTitle(t('services.serviceTitle', { name }), name) : t('pageHero.service')}
      description={summaryOf(description)}
      image={preview || photo || undefined}
      canonical={shortPaths.service(id)}
    />
  );
};

export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [
    ...pageHeroQueries(context, args),
    getService.initiate({ lang: context.language, id }, PAGE_DATA),
    ...contactNumberQueries(context, args),
    ...serviceReviewQueries(context, args),
    ...formQueries(context, args),
  ];
};

const ServiceScreen = ({ id, query }: ItemScreenProps<Service>) => {
  const { t } = useTranslation();
  const hrefOf = useServicePath();
  const paths = usePaths();
  const url = useSharedUrl((paths) => paths.service(id));
  const service = query.currentData;
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
        {/* Last, because its libraries load when near. */}
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
