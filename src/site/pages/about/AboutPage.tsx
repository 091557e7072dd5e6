import { useState } from 'react';
import { Head } from '../../../shared/head/Head';
import { useTranslation } from '../../../shared/i18n/hooks/useTranslation';
import { DeferredContent } from '../../../shared/ui/layout/DeferredContent';
import { AboutBlock } from '../../features/about/components/AboutBlock';
import { BookingBanners } from '../../features/about/components/BookingBanners';
import { FaqList } from '../../features/about/components/FaqList';
import { Team } from '../../features/about/components/Team';
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
  const [booking, setBooking] = useState(false);
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
        <BookingModal open={booking} onClose={() => setBooking(false)} />
      </DeferredContent>
    </>
  );
};
