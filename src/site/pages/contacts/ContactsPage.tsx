import { useGetRegionsQuery } from '#api/endpoints/branches';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { BranchList } from '../../features/contacts/components/BranchList';
import { MapPanel } from '../../features/contacts/components/MapPanel';
import { RegionFilter } from '../../features/contacts/components/RegionFilter';
import { useArriveAtBranch } from '../../features/contacts/hooks/useArriveAtBranch';
import { useBranches } from '../../features/contacts/hooks/useBranches';
import { useChooseBranch } from '../../features/contacts/hooks/useChooseBranch';
import { parseContactsUrl } from '../../features/contacts/lib/contactsUrl';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { BranchReviews } from '../../features/reviews/components/BranchReviews';
import { ContactsHead } from './ContactsHead';
import styles from './ContactsPage.module.css';
import { HeroCall } from './HeroCall';
import { NumbersSection } from './NumbersSection';

export { load } from './load';

/** Branches in a list and on a map, and the numbers to call. The address is the state: `region` and `branch`. */
export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const choice = parseContactsUrl(useQueryParams());
  const { region, branch } = choice;
  const query = useBranches(region);
  const choosing = useChooseBranch();
  const branches = query.currentData?.branches;
  useArriveAtBranch(branch, branches !== undefined);
  const { currentData: regions } = useGetRegionsQuery({ lang: useLanguage() });
  const regionName = regions?.find(({ id }) => id === region)?.name;

  return (
    <>
      <ContactsHead region={region} regionName={regionName} isEmpty={branches?.length === 0} regions={regions} />
      <RoutePageHero lead={t('contacts.lead')}>
        <HeroCall />
      </RoutePageHero>
      <DeferredContent>
        <div className={styles.contacts}>
          <div className={styles.head}>
            <h2 className={styles.title}>{regionName ?? t('contacts.branches')}</h2>
            <p className={styles.count} role="status">
              {branches && t('contacts.found', { count: branches.length })}
            </p>
          </div>
          <RegionFilter region={region} />
          <div className={styles.places}>
            <MapPanel choice={choice} branches={branches} onChoose={choosing.choose} />
            <BranchList
              query={query}
              chosen={branch}
              choosing={choosing}
              empty={
                <Notice
                  title={t('common.noInfo')}
                  action={region > 0 && <ButtonLink to={paths.contacts()}>{t('contacts.showAllRegions')}</ButtonLink>}
                >
                  {region > 0 && t('contacts.noBranches')}
                </Notice>
              }
            />
          </div>
        </div>
        {branch > 0 && <BranchReviews key={branch} id={branch} />}
        <NumbersSection />
      </DeferredContent>
    </>
  );
};
