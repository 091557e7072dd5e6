import { useGetServiceNamesQuery } from '#api/endpoints/services';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ServiceContacts } from '../../features/contacts/components/ServiceContacts';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { ServiceLinks } from '../../features/services/components/ServiceLinks';
import { ServiceLinksSkeleton } from '../../features/services/components/ServiceLinksSkeleton';
import { useServicePath } from '../../features/services/hooks/useServicePath';
import styles from './ServiceChooserPage.module.css';

export { load } from './load';

const PLACEHOLDERS = 6;

/** A service's address without an id: all services by name, and the contact numbers (docs/spec/pages.md#addresses). */
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
