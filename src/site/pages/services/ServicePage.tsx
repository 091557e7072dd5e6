import { getService } from '#api/generated/service';
import type { ServiceDetail } from '#contract/catalog';
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
import { ArticleCards } from '../../features/blog/PopularArticles';
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
import { PartsGrid } from '../../features/shop/PartsGrid';
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
  service: ServiceDetail | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** The canonical address is that without a prefix: the page exists below /home and /about too. */
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

type ServiceQuery = ItemScreenProps<ServiceDetail>['query'];

const ServiceParts = ({ query }: { query: ServiceQuery }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const results = query.currentData?.parts ?? [];
  if (results.length === 0) return null;
  return (
    <Section title={t('services.parts')} action={<ButtonLink to={paths.shop()}>{t('services.allParts')}</ButtonLink>}>
      <PartsGrid
        query={{ ...query, currentData: { count: results.length, results } }}
        placeholders={0}
        hrefOf={({ id }) => paths.product(id)}
        empty={null}
      />
    </Section>
  );
};

const ServiceArticles = ({ query }: { query: ServiceQuery }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const articles = query.currentData?.articles ?? [];
  if (articles.length === 0) return null;
  return (
    <Section title={t('services.articles')} action={<ButtonLink to={paths.blog()}>{t('blog.allArticles')}</ButtonLink>}>
      <ArticleCards articles={articles} hrefOf={({ id }) => paths.article(id)} />
    </Section>
  );
};

const ServiceScreen = ({ id, query }: ItemScreenProps<ServiceDetail>) => {
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
            <ServiceDetails
              service={data}
              end={
                <div data-no-print="">
                  <Share title={data.name} url={url} />
                </div>
              }
            >
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
        <div className={styles.sections}>
          {service && (
            <div data-no-print="">
              <ServiceParts query={query} />
              <ServiceArticles query={query} />
            </div>
          )}
          {service && <ServiceReviews id={id} />}
          <div data-no-print="">{named && <OtherServices service={named} hrefOf={hrefOf} />}</div>
          {named && (
            <div data-no-print="">
              <BookService id={id} name={named.name} />
            </div>
          )}
        </div>
      </DeferredContent>
    </>
  );
};

export const Component = itemPage(getService, ServiceScreen);
