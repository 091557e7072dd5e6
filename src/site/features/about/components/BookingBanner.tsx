import type { SubmitEvent } from 'react';
import type { AboutBanner } from '#contract/company';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Picture } from '#shared/ui/media/Picture';
import styles from './BookingBanner.module.css';

/** Of the form on the home page, which asks nobody to sign in. */
const FORM_ID = 'appointment';

export interface BookingBannerProps {
  banner: AboutBanner;
  onBook: () => void;
}

export const BookingBanner = ({ banner, onBook }: BookingBannerProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onBook();
  };
  return (
    <div className={styles.banner}>
      <Picture
        className={styles.picture}
        src={banner.photo}
        alt=""
        sizes="(min-width: 75rem) 36rem, (min-width: 56rem) 48vw, 100vw"
      />
      <div className={styles.words}>
        <h2>{banner.title}</h2>
        <Paragraphs className={styles.text} text={banner.desc} />
        {/* Without a script, and until it is there, the way to the form that needs none. */}
        <form action={`${paths.home()}#${FORM_ID}`} onSubmit={book}>
          <Button type="submit" className={styles.button} size="lg" aria-haspopup="dialog">
            {banner.button || t('common.enquire')}
          </Button>
        </form>
      </div>
    </div>
  );
};
