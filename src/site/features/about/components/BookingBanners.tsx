import { useGetAboutBannersQuery } from '#api/endpoints/about';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { BookingBanner } from './BookingBanner';
import styles from './BookingBanners.module.css';

export interface BookingBannersProps {
  onBook: () => void;
}

/** The banners that are not marked disabled (docs/spec/pages.md#about-page); without one there is nothing to show. */
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
              // oxlint-disable-next-line react/no-array-index-key -- the wire gives them no id, and two may be called the same
              <BookingBanner key={place} banner={banner} onBook={onBook} />
            ))}
          </div>
        )}
      </QueryBlock>
    </section>
  );
};
