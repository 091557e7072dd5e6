import type { Service } from '#contract/catalog';
import { summaryOf } from '#contract/rules/summary';
import { makePaths } from '#shared/config/paths';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';

export interface ServiceHeadProps {
  id: number;
  /** Undefined while it is not loaded. */
  service: Service | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** One canonical address, though the screen also lives below /home and /about. */
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
