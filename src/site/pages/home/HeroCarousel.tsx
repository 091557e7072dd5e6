import { Suspense, useRef, useState } from 'react';
import type { Banner } from '#contract/home';
import { useIdle } from '#shared/hooks/useIdle';
import { useOnScreen } from '#shared/hooks/useInView';
import { useReducedMotion } from '#shared/hooks/useReducedMotion';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { Icon } from '#shared/ui/media/Icon';
import styles from './HeroCarousel.module.css';
import { HeroSlide, slideId } from './HeroSlide';

interface HeroControlsProps {
  total: number;
  selected: number;
  isPaused: boolean;
  isAlive: boolean;
  onSelect: (slide: number) => void;
  onTogglePause: () => void;
}

const HeroControls = ({ total, selected, isPaused, isAlive, onSelect, onTogglePause }: HeroControlsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.controls}>
      <ul className={styles.dots}>
        {Array.from({ length: total }, (_, index) => (
          <li key={slideId(index)}>
            <a
              className={styles.dot}
              href={`#${slideId(index)}`}
              aria-label={t('home.slide', { number: index + 1, total })}
              aria-current={index === selected ? 'true' : undefined}
              onClick={(event) => {
                if (!isAlive) return;
                event.preventDefault();
                onSelect(index);
              }}
            />
          </li>
        ))}
      </ul>
      {isAlive && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? t('home.play') : t('home.pause')}
          onClick={onTogglePause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={20} />
        </button>
      )}
    </div>
  );
};

const HeroMotion = lazyExtra(() => import(/* webpackChunkName: "hero-motion" */ './HeroMotion'));

/** A scroll-snap strip, enhanced to the carousel of docs/spec/pages.md#home-page when the browser is idle. */
export const HeroCarousel = ({ banners }: { banners: Banner[] }) => {
  const { t } = useTranslation();
  const viewport = useRef<HTMLDivElement>(null);
  const scrollTo = useRef<((slide: number) => void) | null>(null);
  const idle = useIdle();
  const onScreen = useOnScreen(viewport);
  const lessMotion = useReducedMotion();
  const [alive, setAlive] = useState(false);
  const [fades, setFades] = useState(false);
  const [selected, setSelected] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [paused, setPaused] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = paused ?? lessMotion;
  const total = banners.length;
  const reached = (slide: number) => setFurthest((before) => Math.max(before, slide));

  return (
    <section className={styles.carousel} aria-label={t('home.carousel')} aria-roledescription={t('home.carouselRole')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only observes hover and focus */}
      <div
        className={styles.frame}
        data-alive={alive || undefined}
        data-fades={fades || undefined}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div
          ref={viewport}
          className={styles.viewport}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => reached(Math.ceil(scrollLeft / clientWidth))}
        >
          <ul className={styles.slides}>
            {banners.map((banner, index) => (
              <HeroSlide
                key={banner.id}
                banner={banner}
                index={index}
                total={total}
                isStacked={alive}
                isAhead={index > furthest + 1}
                hidden={alive && index !== selected}
              />
            ))}
          </ul>
        </div>
      </div>
      {total > 1 && (
        <HeroControls
          total={total}
          selected={selected}
          isPaused={isPaused}
          isAlive={alive}
          onSelect={(slide) => scrollTo.current?.(slide)}
          onTogglePause={() => setPaused(!isPaused)}
        />
      )}
      {idle && total > 1 && (
        <Suspense>
          <HeroMotion
            viewport={viewport}
            total={total}
            isPlaying={!isPaused && onScreen && !pointed && !focused}
            onSelect={(slide) => {
              setSelected(slide);
              reached(slide);
              // The first event comes before the slides are stacked: with a transition all of them would fade out.
              setFades(alive);
            }}
            onReady={(go) => {
              scrollTo.current = go;
              setAlive(go !== null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
