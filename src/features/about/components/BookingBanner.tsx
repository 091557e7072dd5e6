import type { AboutBanner } from '../../../../contract/web';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Button } from '../../../shared/ui/Button';
import { Paragraphs } from '../../../shared/ui/Paragraphs';
import { Picture } from '../../../shared/ui/Picture';
import styles from './BookingBanner.module.css';

export interface BookingBannerProps {
  banner: AboutBanner;
  onBook: () => void;
}

export const BookingBanner = ({ banner, onBook }: BookingBannerProps) => {
  const { t } = useTranslation();
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
        <Button className={styles.button} variant="primary" size="lg" aria-haspopup="dialog" onClick={onBook}>
          {banner.button || t('about.book')}
        </Button>
        <noscript>{t('forms.noScript')}</noscript>
      </div>
    </div>
  );
};
