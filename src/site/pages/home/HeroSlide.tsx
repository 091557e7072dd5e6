import type { Banner } from '#contract/home';
import { pathInLanguage } from '#shared/config/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { webAddress } from '#shared/lib/webAddress';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './HeroCarousel.module.css';

export interface HeroSlideProps {
  banner: Banner;
  index: number;
  total: number;
  isStacked: boolean;
  isAhead: boolean;
  hidden: boolean;
}

export const slideId = (index: number): string => `slide-${index + 1}`;

const SIZES = '(min-width: 75rem) 38rem, (min-width: 60rem) 52vw, 100vw';

export const HeroSlide = ({ banner, index, total, isStacked, isAhead, hidden }: HeroSlideProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = webAddress(banner.link);
  const href = address?.startsWith('/') ? pathInLanguage(address, language) : address;
  const content = (
    <>
      <Picture src={banner.photo} alt="" ratio="wide" sizes={SIZES} priority={index === 0} className={styles.picture} />
      <span className={styles.name}>
        <span>{banner.name}</span>
        {href && (
          <>
            <VisuallyHidden>{` (${t('common.newTab')})`}</VisuallyHidden>
            <Icon name="external" />
          </>
        )}
      </span>
    </>
  );
  return (
    <li
      id={slideId(index)}
      className={styles.slide}
      aria-roledescription={t('home.slideRole')}
      aria-label={t('home.slide', { number: index + 1, total })}
      inert={hidden}
      data-ahead={isAhead || undefined}
      {...(isStacked && { style: { transform: `translateX(${-100 * index}%)` } })}
    >
      {href ? (
        <a className={styles.link} href={href} target="_blank" rel="noopener">
          {content}
        </a>
      ) : (
        <div className={styles.link}>{content}</div>
      )}
    </li>
  );
};
