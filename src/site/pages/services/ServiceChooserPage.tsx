import { useGetServiceNamesQuery } from '#api/generated/services';
import { composeLoads } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ServiceContacts } from '../../features/contacts/ServiceContacts';
import { contactNumberQueries } from '../../features/contacts/useContactNumbers';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { ServiceLinks, ServiceLinksSkeleton } from '../../features/services/ServiceLinks';
import { useServicePath } from '../../features/services/useServicePath';
import styles from './ServiceChooserPage.module.css';

export const load = composeLoads(pageHeroQueries, contactNumberQueries);

const PLACEHOLDERS = 6;

export const Component = () => {
  const { t } = useTranslation();
  const names = useGetServiceNamesQuery({ lang: useLanguage() });
  const hrefOf = useServicePath();
  return (
    <>
      <Head noindex title={t('services.chooserTitle')} />
      <RoutePageHero title={t('services.chooserTitle')} lead={t('services.chooserLead')} />
      <div className={styles.columns}>
        <section className={styles.list} aria-labelledby="services-list">
          <h2 className={styles.title} id="services-list">
            {t('services.chooserList')}
          </h2>
          <QueryBlock query={names} placeholder={<ServiceLinksSkeleton count={PLACEHOLDERS} />}>
            {(services) => <ServiceLinks services={services} hrefOf={hrefOf} />}
          </QueryBlock>
        </section>
        <ServiceContacts />
      </div>
    </>
  );
};
