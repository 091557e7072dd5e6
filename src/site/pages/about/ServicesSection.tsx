import { useGetServicesQuery } from '#api/endpoints/services';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './ServicesSection.module.css';
import { ServiceTile } from './ServiceTile';

/** The owner wants at most so many here (docs/spec/limits.md#lists). */
const SHOWN = 9;
const PLACEHOLDERS = 6;

/** The tiles show icon and name only, and lead below /about (docs/spec/pages.md#about-page). */
export const ServicesSection = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const services = useGetServicesQuery({ lang: useLanguage(), page: 1 });
  return (
    <Section
      tone="surface"
      title={t('about.services')}
      lead={t('about.servicesLead')}
      action={<ButtonLink to={paths.services()}>{t('about.allServices')}</ButtonLink>}
    >
      <QueryBlock
        query={services}
        isEmpty={({ results }) => results.length === 0}
        placeholder={
          <div className={styles.grid}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <div key={place} className={styles.waiting}>
                <Skeleton shape="icon" />
                <Skeleton shape="title" className={styles.line} />
              </div>
            ))}
          </div>
        }
      >
        {({ results }) => (
          <ul className={styles.grid}>
            {results.slice(0, SHOWN).map((service) => (
              <li key={service.id}>
                <ServiceTile icon={service.icon} name={service.name} href={paths.aboutService(service.id)} />
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </Section>
  );
};
