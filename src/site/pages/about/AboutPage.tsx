import { useState } from 'react';
import { useLocation } from 'react-router';
import { BOOKING_ID } from '#shared/config/anchors';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { AboutBlock } from '../../features/about/components/AboutBlock';
import { BookingBanners } from '../../features/about/components/BookingBanners';
import { FaqList } from '../../features/about/components/FaqList';
import { Team } from '../../features/about/components/Team';
import { useIsHydrated } from '../../features/booking/hooks/useIsHydrated';
import { HeroBook } from '../../features/pageHero/components/HeroBook';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { BookingModal } from './BookingModal';
import { ServicesSection } from './ServicesSection';

export { load } from './load';

/** The hash of `paths.team()`. */
const TEAM_ID = 'team';

/** The about page, in the order of docs/spec/pages.md#about-page. */
export const Component = () => {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const [booking, setBooking] = useState(false);
  // The server never sees a hash.
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
