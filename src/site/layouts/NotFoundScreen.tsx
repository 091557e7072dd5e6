import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Picture } from '#shared/ui/media/Picture';
import styles from './NotFoundScreen.module.css';

export const NotFoundScreen = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const places = [
    { href: paths.services(), text: t('header.services') },
    { href: paths.shop(), text: t('header.shop') },
    { href: paths.blog(), text: t('header.blog') },
    { href: paths.contacts(), text: t('header.contacts') },
  ];
  return (
    <div className={styles.page}>
      <Head status={404} noindex title={t('notFound.heading')} />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 tabIndex={-1} lang="en">
          {t('notFound.title')}
        </h1>
        <p className={styles.heading}>{t('notFound.heading')}</p>
        <p className={styles.text}>{t('notFound.text')}</p>
        <ButtonLink variant="primary" size="lg" to={paths.home()}>
          {t('errors.toHome')}
        </ButtonLink>
        <ul className={styles.places}>
          {places.map(({ href, text }) => (
            <li key={href}>
              <Link className={styles.place} to={href}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        className={styles.picture}
        src="/media/states/not-found.960x640.webp"
        alt=""
        ratio="card"
        sizes="(min-width: 60rem) 34rem, 100vw"
      />
    </div>
  );
};
