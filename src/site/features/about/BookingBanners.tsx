import type { SubmitEvent } from 'react';
import { getAboutBanners, useGetAboutBannersQuery } from '#api/generated/about';
import type { AboutBanner } from '#contract/company';
import { usePaths } from '#shared/config/hooks/usePaths';
import type { Load } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import bookingBannerStyles from './BookingBanner.module.css';
import styles from './BookingBanners.module.css';

const FORM_ID = 'appointment';

interface BookingBannerProps {
  banner: AboutBanner;
  onBook: () => void;
}

const BookingBanner = ({ banner, onBook }: BookingBannerProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onBook();
  };
  return (
    <div className={bookingBannerStyles.banner}>
      <Picture
        className={bookingBannerStyles.picture}
        src={banner.photo}
        alt=""
        sizes="(min-width: 75rem) 36rem, (min-width: 56rem) 48vw, 100vw"
      />
      <div className={bookingBannerStyles.words}>
        <h2>{banner.title}</h2>
        <Paragraphs className={bookingBannerStyles.text} text={banner.desc} />
        <form action={`${paths.home()}#${FORM_ID}`} onSubmit={book}>
          <Button type="submit" className={bookingBannerStyles.button} size="lg" aria-haspopup="dialog">
            {banner.button || t('common.enquire')}
          </Button>
        </form>
      </div>
    </div>
  );
};

interface BookingBannersProps {
  onBook: () => void;
}

export const bookingBannerQueries: Load = ({ language: lang }) => [
  getAboutBanners.initiate({ lang }, { subscribe: false }),
];

export const BookingBanners = ({ onBook }: BookingBannersProps) => {
  const { t } = useTranslation();
  const banners = useGetAboutBannersQuery({ lang: useLanguage() });
  const enabled = banners.currentData?.filter(({ disabled }) => !disabled);
  if (enabled?.length === 0) return null;
  return (
    <section className={styles.banners} aria-label={t('about.booking')} data-no-print="">
      <QueryBlock query={{ ...banners, currentData: enabled }} placeholder={<Skeleton className={styles.waiting} />}>
        {(list) => (
          <div className={styles.list}>
            {list.map((banner, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the API gives them no id, and names may repeat
              <BookingBanner key={place} banner={banner} onBook={onBook} />
            ))}
          </div>
        )}
      </QueryBlock>
    </section>
  );
};
