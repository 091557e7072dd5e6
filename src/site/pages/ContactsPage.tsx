import { useGetRegionsQuery, useGetRoadsideQuery } from '#api/generated/branches';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import type { Region } from '#contract/company';
import { NEAREST_ID } from '#shared/config/anchors';
import { usePaths } from '#shared/config/hooks/usePaths';
import { composeLoads, lacks } from '#shared/config/page';
import { makePaths } from '#shared/config/paths';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useRouteSelector } from '#shared/store/routeState';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { phoneInSentence, telHref } from '#shared/ui/forms/phoneMask';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { Section } from '#shared/ui/layout/Section';
import { Icon } from '#shared/ui/media/Icon';
import { CompanyLinks } from '../features/company/CompanyLinks';
import { BranchList, useChooseBranch } from '../features/contacts/BranchList';
import { selectContactsChoice } from '../features/contacts/contactsSlice';
import { MapPanel } from '../features/contacts/MapPanel';
import { BranchCount, NearestAnswer, NearestButton, useNearestBranch } from '../features/contacts/NearestBranch';
import { PhoneList } from '../features/contacts/PhoneList';
import { RegionFilter } from '../features/contacts/RegionFilter';
import { useArriveAtBranch } from '../features/contacts/useArriveAtBranch';
import { branchQueries, useBranches } from '../features/contacts/useBranches';
import { contactNumberQueries, useContactNumbers } from '../features/contacts/useContactNumbers';
import { pageHeroQueries, RoutePageHero } from '../features/pageHero/RoutePageHero';
import { BranchReviews, branchReviewQueries } from '../features/reviews/PublicReviews';
import styles from './ContactsPage.module.css';
import numbersSectionStyles from './NumbersSection.module.css';

export interface ContactsHeadProps {
  region: number;
  regionName: string | undefined;
  isEmpty: boolean;
  regions: readonly Region[] | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

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

export const HeroCall = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { data: callCenter } = useGetCallCenterQuery({ lang });
  const { data: roadside } = useGetRoadsideQuery({ lang });
  const help = roadside?.find(({ phone }) => /\d/.test(phone));
  return (
    <p className={styles.heroCall}>
      {callCenter?.phone && (
        <a className={styles.call} href={telHref(callCenter.phone)}>
          <Icon name="phone" size={20} />
          <span>{t('contacts.callNow', { phone: phoneInSentence(callCenter.phone) })}</span>
        </a>
      )}
      {help && (
        <a className={styles.help} href={telHref(help.phone)}>
          {t('contacts.roadside', { phone: phoneInSentence(help.phone) })}
        </a>
      )}
    </p>
  );
};

export const NumbersSection = () => {
  const { t } = useTranslation();
  const numbers = useContactNumbers();
  return (
    <Section tone="surface" title={t('contacts.numbers')} lead={t('contacts.numbersLead')}>
      <div className={numbersSectionStyles.kinds}>
        {numbers.map((list) => (
          <PhoneList key={list.title} {...list} />
        ))}
      </div>
      <div className={numbersSectionStyles.links}>
        <CompanyLinks ground="paper" />
      </div>
    </Section>
  );
};

export const load = composeLoads(pageHeroQueries, branchQueries, contactNumberQueries, branchReviewQueries);

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const choice = useRouteSelector(selectContactsChoice);
  const { region, branch } = choice;
  const query = useBranches(region);
  const choosing = useChooseBranch();
  const branches = query.currentData?.branches;
  useArriveAtBranch(branch, branches !== undefined);
  const nearest = useNearestBranch(branches, (id, isOfAll) => choosing.choose(id, isOfAll ? 0 : region));
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
          <div id={NEAREST_ID} className={styles.head}>
            <h2 className={styles.title}>{regionName ?? t('contacts.branches')}</h2>
            <NearestButton {...nearest} />
            <BranchCount branches={branches} nearest={nearest} />
          </div>
          <NearestAnswer branches={branches} nearest={nearest} />
          <RegionFilter region={region} />
          <div className={styles.places}>
            <MapPanel choice={choice} branches={branches} onChoose={choosing.choose} />
            <BranchList
              query={query}
              chosen={branch}
              from={nearest.place}
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
