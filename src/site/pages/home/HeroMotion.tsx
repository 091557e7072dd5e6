import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Duration of a slide (docs/spec/limits.md#times). */
const AUTOPLAY_MS = 7000;
export interface HeroMotionProps {
  viewport: RefObject<HTMLElement | null>;
  isPlaying: boolean;
  onSelect: (slide: number) => void;
  onReady: (scrollTo: ((slide: number) => void) | null) => void;
}

/** Animates the carousel. The fade is CSS, because Embla counts frames, not milliseconds. */
const HeroMotion = ({ viewport, isPlaying, onSelect, onReady }: HeroMotionProps) => {
  const [startIndex] = useState(() => {
    // Keeps a slide that the visitor has already scrolled to.
    const strip = viewport.current;
    return strip ? Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)) : 0;
  });
  const [plugins] = useState(() => [
    Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  ]);
  // Without `loop`, autoplay rewinds from the last slide to the first (docs/spec/pages.md#home-page).
  const [attach, embla] = useEmblaCarousel({ loop: false, duration: 0, startIndex }, plugins);

  const ready = useEffectEvent(onReady);
  const select = useEffectEvent(onSelect);
  // Releasing the pointer must not restart a paused carousel.
  const resume = useEffectEvent(() => {
    if (isPlaying) embla?.plugins().autoplay.play();
  });

  useEffect(() => {
    const strip = viewport.current;
    strip?.scrollTo({ left: 0, behavior: 'instant' });
    attach(strip);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    const selected = () => select(embla.selectedScrollSnap());
    // A resize reinitializes the plugins without `playOnInit`.
    embla.on('select', selected).on('pointerUp', resume).on('reInit', resume);
    selected();
    ready((slide) => {
      embla.scrollTo(slide);
      embla.plugins().autoplay.reset();
    });
    return () => ready(null);
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (isPlaying) autoplay?.play();
    else autoplay?.stop();
  }, [embla, isPlaying]);

  return null;
};

export default HeroMotion;
