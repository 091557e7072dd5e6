import { useGetServicesQuery } from '#api/generated/services';
import type { Service } from '#contract/catalog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Section } from '#shared/ui/layout/Section';
import { ServicesGrid } from './ServicesGrid';

const MAX_SERVICES = 6;

export interface OtherServicesProps {
  service: Pick<Service, 'id' | 'category'>;
  hrefOf: (service: Service) => string;
}

/** Services of the same category come first. The footer has loaded the first page of services already. */
export const OtherServices = ({ service: { id, category }, hrefOf }: OtherServicesProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const services = useGetServicesQuery({ lang: useLanguage(), page: 1 });
  const others = services.currentData?.results.filter((other) => other.id !== id);
  if (others?.length === 0) return null;
  const isRelated = (other: Service) => category !== undefined && other.category?.id === category.id;
  const results = others && [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))];
  return (
    <Section
      title={t('services.other')}
      action={<ButtonLink to={paths.services()}>{t('services.allServices')}</ButtonLink>}
    >
      <ServicesGrid
        query={{ ...services, currentData: results && { count: results.length, results } }}
        limit={MAX_SERVICES}
        hrefOf={hrefOf}
      />
    </Section>
  );
};
