import { Suspense, useRef, useState } from 'react';
import type { Brand } from '#contract/cars';
import { useInView } from '#shared/hooks/useInView';
import { useReducedMotion } from '#shared/hooks/useReducedMotion';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { IconButton } from '#shared/ui/actions/IconButton';
import { classNames } from '#shared/ui/lib/classNames';
import { Picture } from '#shared/ui/media/Picture';
import styles from './BrandSlider.module.css';

const BrandMotion = lazyExtra(() => import(/* webpackChunkName: "brand-motion" */ './BrandMotion'));

/** Must match `--per-view` in the stylesheet (docs/spec/limits.md#lists). */
const PER_VIEW = 6;
const PRELOAD_MARGIN = 200;

export interface BrandStripProps {
  brands: Brand[];
  isWatched: boolean;
  onEnlarge: (brand: Brand) => void;
}

/**
 * A scrollable strip, animated when near the viewport. It pauses on hover, focus, reduced motion and an enlarged logo.
 */
export const BrandStrip = ({ brands, isWatched, onEnlarge }: BrandStripProps) => {
  const { t } = useTranslation();
  const viewport = useRef<HTMLDivElement>(null);
  const near = useInView(viewport, PRELOAD_MARGIN);
  const lessMotion = useReducedMotion();
  const [alive, setAlive] = useState(false);
  const [paused, setPaused] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = paused ?? lessMotion;

  return (
    <div className={styles.slider}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only observes hover and focus */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-alive={alive || undefined}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ul className={styles.slides}>
          {brands.map((brand) => (
            <li key={brand.id} className={styles.slide}>
              <button
                type="button"
                className={styles.logo}
                aria-label={t('shop.enlargeLogo', { name: brand.name })}
                aria-haspopup="dialog"
                onClick={() => onEnlarge(brand)}
              >
                <Picture className={styles.tile} src={brand.logo} alt="" sizes="10rem" />
                <span className={styles.name}>{brand.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {brands.length > PER_VIEW && (
        <IconButton
          className={classNames(styles.pause, !alive && styles.notYet)}
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? t('shop.brandsPlay') : t('shop.brandsPause')}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      {near && brands.length > PER_VIEW && (
        <Suspense>
          <BrandMotion
            viewport={viewport}
            isPlaying={!isPaused && !pointed && !focused && !isWatched}
            onAlive={setAlive}
          />
        </Suspense>
      )}
    </div>
  );
};
