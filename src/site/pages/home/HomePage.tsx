import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGetArticlesQuery } from '#api/generated/articles';
import {
  getAdvantages,
  getBanners,
  getFacts,
  getPromos,
  getServicesIntro,
  getVideos,
  useGetAdvantagesQuery,
  useGetBannersQuery,
  useGetFactsQuery,
  useGetServicesIntroQuery,
  useGetVideosQuery,
} from '#api/generated/home';
import { useGetServicesQuery } from '#api/generated/services';
import { videoSource } from '#contract/content/videoSource';
import { usePaths } from '#shared/config/hooks/usePaths';
import type { Load } from '#shared/config/page';
import { Head } from '#shared/head/Head';
import { useInView } from '#shared/hooks/useInView';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { redirectReasonOf } from '#shared/lib/redirectReason';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { Late } from '#shared/ui/layout/Late';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { PopularArticles } from '../../features/blog/PopularArticles';
import { APPOINTMENT_ID, AppointmentSection } from '../../features/enquiries/AppointmentSection';
import { formQueries } from '../../features/enquiries/queries';
import { ServicesGrid } from '../../features/services/ServicesGrid';
import advantagesSectionStyles from './AdvantagesSection.module.css';
import { CounterRow } from './CounterRow';
import countersStyles from './Counters.module.css';
import { HeroCarousel } from './HeroCarousel';
import heroSectionStyles from './HeroSection.module.css';
import { PromoCards } from './PromoCards';
import { VideoPlayer } from './VideoPlayer';
import videoSectionStyles from './VideoSection.module.css';

const POINTS = [1, 2, 3, 4] as const;

export const AdvantagesSection = () => {
  const { t } = useTranslation();
  const advantages = useGetAdvantagesQuery({ lang: useLanguage() });
  if (advantages.currentData?.length === 0) return null;
  const first = advantages.currentData?.[0];
  return (
    <Section tone="night" title={first?.title || t('home.advantages')} lead={first?.info}>
      <QueryBlock
        query={advantages}
        placeholder={
          <div className={advantagesSectionStyles.points}>
            {POINTS.map((point) => (
              <div key={point} className={advantagesSectionStyles.point}>
                <div className={advantagesSectionStyles.dim}>
                  <Skeleton shape="title" />
                  <SkeletonText lines={3} />
                </div>
              </div>
            ))}
          </div>
        }
      >
        {([advantages]) => (
          <ol className={advantagesSectionStyles.points}>
            {POINTS.map((point) => (
              <li key={point} className={advantagesSectionStyles.point}>
                <span className={advantagesSectionStyles.number} aria-hidden="true">
                  {String(point).padStart(2, '0')}
                </span>
                <h3>{advantages?.[`title${point}`]}</h3>
                <p className={advantagesSectionStyles.info}>{advantages?.[`info${point}`]}</p>
              </li>
            ))}
          </ol>
        )}
      </QueryBlock>
    </Section>
  );
};

export const ArticlesSection = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '/home' });
  const articles = useGetArticlesQuery({ lang: useLanguage(), page: 1 });
  return (
    <Section
      isCompact
      title={t('home.articlesTitle')}
      lead={t('home.articlesText')}
      action={<ButtonLink to={paths.blog()}>{t('home.allArticles')}</ButtonLink>}
    >
      <PopularArticles query={articles} hrefOf={({ id }) => paths.article(id)} />
    </Section>
  );
};

const PLACES = [1, 2, 3, 4] as const;

export const Counters = () => {
  const { t } = useTranslation();
  const facts = useGetFactsQuery({ lang: useLanguage() });
  const section = useRef<HTMLElement>(null);
  const seen = useInView(section, -40);
  if (facts.currentData?.length === 0) return null;
  return (
    <section ref={section} className={countersStyles.section}>
      <h2>
        <VisuallyHidden>{t('home.facts')}</VisuallyHidden>
      </h2>
      <QueryBlock
        className={countersStyles.inner}
        query={facts}
        placeholder={
          <div className={countersStyles.row}>
            {PLACES.map((place) => (
              <div key={place} className={countersStyles.fact}>
                <Skeleton shape="number" />
                <Skeleton />
              </div>
            ))}
          </div>
        }
      >
        {([first]) => (
          <CounterRow
            run={seen}
            facts={PLACES.map((place) => ({
              count: first?.[`count_${place}`] ?? 0,
              text: first?.[`text_${place}`] ?? '',
            }))}
          />
        )}
      </QueryBlock>
    </section>
  );
};

export const HeroSection = () => {
  const { t } = useTranslation();
  const banners = useGetBannersQuery({ lang: useLanguage() });
  return (
    <div className={heroSectionStyles.hero}>
      <div className={heroSectionStyles.inner}>
        <div className={heroSectionStyles.words}>
          <h1 className={heroSectionStyles.title} tabIndex={-1}>
            {t('home.title')}
          </h1>
          <p className={heroSectionStyles.lead}>{t('home.lead')}</p>
          <div className={heroSectionStyles.strip}>
            <Late part="bookingStrip" />
          </div>
        </div>
        <QueryBlock
          query={banners}
          empty={<></>}
          placeholder={<Skeleton shape="box" className={heroSectionStyles.placeholder} />}
        >
          {(list) => <HeroCarousel banners={list} />}
        </QueryBlock>
        <div className={heroSectionStyles.actions} data-no-print="">
          <a className={heroSectionStyles.enquire} href={`#${APPOINTMENT_ID}`}>
            {t('common.enquire')}
          </a>
          <p className={heroSectionStyles.note}>{t('home.enquireNote')}</p>
        </div>
      </div>
    </div>
  );
};

const MAX_SERVICES = 6;

export const ServicesSection = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths({ home: '/home' });
  const services = useGetServicesQuery({ lang, page: 1 });
  const { currentData: introductions } = useGetServicesIntroQuery({ lang });
  const introduction = introductions?.[0];
  return (
    <Section
      title={introduction?.title || t('home.servicesTitle')}
      lead={introduction?.desc}
      aside={
        introduction?.photo && (
          <Picture
            src={introduction.photo}
            alt=""
            ratio="photo"
            sizes="(min-width: 83rem) 30rem, (min-width: 48rem) 36vw, 100vw"
          />
        )
      }
      action={<ButtonLink to={paths.services()}>{t('home.allServices')}</ButtonLink>}
    >
      <ServicesGrid query={services} limit={MAX_SERVICES} hrefOf={({ id }) => paths.service(id)} />
    </Section>
  );
};

const RedirectMessage = lazyExtra(() => import(/* webpackChunkName: "turned-away" */ './RedirectNotice'));

export const RedirectNotice = () => {
  const reason = redirectReasonOf(useLocation().state);
  // The server's HTML cannot contain the reason, which is in the history state.
  const isKnown = useAppSelector(({ _persist }) => _persist?.rehydrated);
  const [isVisible, setIsVisible] = useState(false);
  if (reason && isKnown && !isVisible) setIsVisible(true);
  return (
    isVisible && (
      <Suspense>
        <RedirectMessage />
      </Suspense>
    )
  );
};

/** Public video on car care, used when the server has none. */
const FALLBACK = videoSource('https://www.youtube.com/embed/O1hF25Cowv8');

/** Shows a poster, so that nothing loads from another host before a click. */
export const VideoSection = () => {
  const { t } = useTranslation();
  const videos = useGetVideosQuery({ lang: useLanguage() });
  return (
    <section className={videoSectionStyles.section} aria-labelledby="video-title">
      <div className={videoSectionStyles.inner}>
        <div className={videoSectionStyles.words}>
          <h2 id="video-title">{t('home.videoTitle')}</h2>
          <p className={videoSectionStyles.text}>{t('home.videoText')}</p>
        </div>
        <QueryBlock
          query={videos}
          isEmpty={() => false}
          placeholder={<Skeleton shape="box" className={videoSectionStyles.placeholder} />}
        >
          {(list) => {
            const source = (list[0] && videoSource(list[0].video)) ?? FALLBACK;
            return source && <VideoPlayer key={JSON.stringify(source)} source={source} />;
          }}
        </QueryBlock>
      </div>
    </section>
  );
};

export const load: Load = (context, args) => {
  const { language: lang } = context;
  return [
    getBanners.initiate({ lang }, { subscribe: false }),
    getFacts.initiate({ lang }, { subscribe: false }),
    getServicesIntro.initiate({ lang }, { subscribe: false }),
    getVideos.initiate({ lang }, { subscribe: false }),
    getPromos.initiate({ lang }, { subscribe: false }),
    getAdvantages.initiate({ lang }, { subscribe: false }),
    ...formQueries(context, args),
  ];
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t('seo.homeTitle')} description={t('seo.homeDescription')} />
      <RedirectNotice />
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
