import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The strip moves by so many pixels a frame (docs/spec/limits.md#lists). */
const SPEED = 1;
/** A moment of rest before it goes on, so that what was looked at does not slip away from under the finger. */
const START_DELAY_MS = 400;

export interface BrandMotionProps {
  viewport: RefObject<HTMLElement | null>;
  isPlaying: boolean;
  onAlive: (alive: boolean) => void;
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Brings a logo reached by keyboard into sight. Embla would do so only when the focus comes within 10 ms of the key; on a slow phone it
 * comes later, and the browser scrolls the strip sideways instead.
 */
function showFocused(embla: Embla): false {
  const index = embla.slideNodes().findIndex((slide) => slide.querySelector(':focus-visible'));
  if (index >= 0) {
    embla.rootNode().scrollTo({ left: 0, behavior: 'instant' });
    embla.scrollTo(index, true);
  }
  return false;
}

/** Brings the strip of logos to life; renders nothing. Default export: it is a lazy chunk. */
const BrandMotion = ({ viewport, isPlaying, onAlive }: BrandMotionProps) => {
  const [plugins] = useState(() => [
    // It starts again only below, where it is known whether it is paused.
    AutoScroll({ speed: SPEED, startDelay: START_DELAY_MS, playOnInit: false, stopOnInteraction: true }),
  ]);
  const [attach, embla] = useEmblaCarousel(
    { loop: true, align: 'start', dragFree: true, watchFocus: showFocused },
    plugins,
  );
  const [inSight, setInSight] = useState(false);
  const alive = useEffectEvent(onAlive);
  // A finger on the strip stops it; lifting it must not start one that rests for another reason.
  const resume = useEffectEvent(() => {
    if (isPlaying && inSight) embla?.plugins().autoScroll.play();
  });

  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return undefined;
    strip.scrollTo({ left: 0, behavior: 'instant' });
    attach(strip);
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    observer.observe(strip);
    return () => observer.disconnect();
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    // A resize initializes the plugins again, and `playOnInit` is off.
    embla.on('settle', resume).on('reInit', resume);
    showFocused(embla);
    alive(true);
    return () => {
      embla.off('settle', resume).off('reInit', resume);
      alive(false);
    };
  }, [embla]);

  useEffect(() => {
    const autoScroll = embla?.plugins().autoScroll;
    if (isPlaying && inSight) autoScroll?.play();
    else autoScroll?.stop();
  }, [embla, isPlaying, inSight]);

  return null;
};

export default BrandMotion;
