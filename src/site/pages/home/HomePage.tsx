import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { AppointmentSection } from '../../features/enquiries/components/AppointmentSection';
import { AdvantagesSection } from './AdvantagesSection';
import { ArticlesSection } from './ArticlesSection';
import { Counters } from './Counters';
import { HeroSection } from './HeroSection';
import { PromoCards } from './PromoCards';
import { ServicesSection } from './ServicesSection';
import { TurnedAway } from './TurnedAway';
import { VideoSection } from './VideoSection';

export { load } from './load';

/** The home page, in the order of docs/spec/pages.md#home-page. */
export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t('seo.homeTitle')} description={t('seo.homeDescription')} />
      <TurnedAway />
      <HeroSection />
      <DeferredContent>
        <Counters />
        <ServicesSection />
        <VideoSection />
        <PromoCards />
        <AdvantagesSection />
        <ArticlesSection />
        <div data-no-print="">
          <AppointmentSection />
        </div>
      </DeferredContent>
    </>
  );
};
