import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGetServicesQuery } from '#api/generated/services';
import { BOOKING_ID } from '#shared/config/anchors';
import { usePaths } from '#shared/config/hooks/usePaths';
import { composeLoads } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import { AboutBlock, aboutBlockQueries } from '../../features/about/AboutBlock';
import { BookingBanners, bookingBannerQueries } from '../../features/about/BookingBanners';
import { FaqList, faqQueries } from '../../features/about/FaqList';
import { Team, teamQueries } from '../../features/about/Team';
import { useIsHydrated } from '../../features/booking/hooks/useForms';
import { HeroBook } from '../../features/pageHero/HeroBook';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { BookingModal } from './BookingModal';
import styles from './ServicesSection.module.css';

export interface ServiceTileProps {
  icon: string;
  name: string;
  href: string;
}

export const ServiceTile = ({ icon, name, href }: ServiceTileProps) => (
  <Link className={styles.tile} to={href}>
    <Picture className={styles.icon} src={icon} alt="" sizes="40px" />
    <span className={styles.name}>{name}</span>
    <Icon name="arrow" size={20} className={styles.arrow} />
  </Link>
);

const MAX_SERVICES = 9;
const PLACEHOLDERS = 6;

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
            {results.slice(0, MAX_SERVICES).map((service) => (
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

export const load = composeLoads(pageHeroQueries, aboutBlockQueries, teamQueries, bookingBannerQueries, faqQueries);

const TEAM_ID = 'team';

export const Component = () => {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const [booking, setBooking] = useState(false);
  const isHydrated = useIsHydrated();
  const [closedKey, setClosedKey] = useState('');
  const isAsked = isHydrated && hash === `#${BOOKING_ID}` && closedKey !== key;
  const close = () => {
    setBooking(false);
    setClosedKey(key);
  };
  return (
    <>
      <Head title={t('about.title')} description={t('about.description')} />
      <RoutePageHero lead={t('about.lead')}>
        <HeroBook />
      </RoutePageHero>
      <DeferredContent>
        <AboutBlock />
        <ServicesSection />
        <Team id={TEAM_ID} />
        <BookingBanners onBook={() => setBooking(true)} />
        <FaqList />
        <BookingModal open={booking || isAsked} onClose={close} />
      </DeferredContent>
    </>
  );
};
