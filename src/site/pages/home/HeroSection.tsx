import { useGetBannersQuery } from '#api/endpoints/home';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { APPOINTMENT_ID } from '../../features/enquiries/components/AppointmentSection';
import { HeroCall } from './HeroCall';
import { HeroCarousel } from './HeroCarousel';
import styles from './HeroSection.module.css';

/** What we do, the two ways to have it done, the number; beside them the carousel of offers. */
export const HeroSection = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const banners = useGetBannersQuery({ lang: useLanguage() });
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('home.title')}
          </h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.actions} data-no-print="">
            <Link className={styles.book} to={paths.booking()}>
              {t('home.book')}
            </Link>
            <a className={styles.enquire} href={`#${APPOINTMENT_ID}`}>
              {t('common.enquire')}
            </a>
          </div>
          <p className={styles.note}>{t('common.enquireNote')}</p>
          <HeroCall />
        </div>
        <QueryBlock query={banners} empty={<></>} placeholder={<Skeleton shape="box" className={styles.placeholder} />}>
          {(list) => <HeroCarousel banners={list} />}
        </QueryBlock>
      </div>
    </div>
  );
};
