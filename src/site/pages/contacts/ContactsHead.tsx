import type { Region } from '#contract/company';
import { makePaths } from '#shared/config/paths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lacks } from '#shared/lib/lacks';

export interface ContactsHeadProps {
  region: number;
  /** Undefined for all regions, or while the name is not known. */
  regionName: string | undefined;
  /** Nobody should find an address without branches. */
  isEmpty: boolean;
  /** All that there are. */
  regions: readonly Region[] | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** A region is a page of its own for search engines; a branch is a place on one of them. */
export const ContactsHead = ({ region, regionName, isEmpty, regions }: ContactsHeadProps) => {
  const { t } = useTranslation();
  return (
    <Head
      title={regionName ? t('contacts.regionTitle', { region: regionName }) : t('contacts.title')}
      description={regionName ? t('contacts.regionDescription', { region: regionName }) : t('contacts.description')}
      canonical={shortPaths.contacts({ region })}
      noindex={isEmpty}
      status={lacks(regions, region) ? 404 : undefined}
    />
  );
};
