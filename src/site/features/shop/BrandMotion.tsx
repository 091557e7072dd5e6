import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Pixels per frame (docs/spec/limits.md#lists). */
const SPEED = 1;
/** Delay before scrolling resumes, so that a touched logo does not move. */
const START_DELAY_MS = 400;

export interface BrandMotionProps {
  viewport: RefObject<HTMLElement | null>;
  isPlaying: boolean;
  onAlive: (alive: boolean) => void;
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Scrolls to a focused logo. Embla does so only within 10 ms after the key press. */
function showFocused(embla: Embla): false {
  const index = embla.slideNodes().findIndex((slide) => slide.querySelector(':focus-visible'));
  if (index >= 0) {
    embla.rootNode().scrollTo({ left: 0, behavior: 'instant' });
    embla.scrollTo(index, true);
  }
  return false;
}

const BrandMotion = ({ viewport, isPlaying, onAlive }: BrandMotionProps) => {
  const [plugins] = useState(() => [
    AutoScroll({ speed: SPEED, startDelay: START_DELAY_MS, playOnInit: false, stopOnInteraction: true }),
  ]);
  const [attach, embla] = useEmblaCarousel(
    { loop: true, align: 'start', dragFree: true, watchFocus: showFocused },
    plugins,
  );
  const [inSight, setInSight] = useState(false);
  const alive = useEffectEvent(onAlive);
  // A drag stops the motion. It resumes when Embla settles unless the strip is paused.
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
    // A resize reinitializes the plugins without `playOnInit`.
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
