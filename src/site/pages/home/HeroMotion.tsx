import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A slide stays so long (docs/spec/limits.md#times). */
const AUTOPLAY_MS = 7000;
export interface HeroMotionProps {
  viewport: RefObject<HTMLElement | null>;
  isPlaying: boolean;
  onSelect: (slide: number) => void;
  /** Gets the way to a slide, and null when the carousel is taken down. */
  onReady: (scrollTo: ((slide: number) => void) | null) => void;
}

/**
 * Brings the strip of slides to life; renders nothing. Which slide it is on is Embla's, by finger, dot and clock; the fade is the
 * stylesheet's, because that of Embla counts frames and not milliseconds. Default export: it is a lazy chunk.
 */
const HeroMotion = ({ viewport, isPlaying, onSelect, onReady }: HeroMotionProps) => {
  const [startIndex] = useState(() => {
    // The visitor may have scrolled the plain strip already: stay on that slide.
    const strip = viewport.current;
    return strip ? Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)) : 0;
  });
  const [plugins] = useState(() => [
    Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  ]);
  // Without `loop` the autoplay goes from the last slide back to the first: it rewinds (docs/spec/pages.md#home-page).
  const [attach, embla] = useEmblaCarousel({ loop: false, duration: 0, startIndex }, plugins);

  const ready = useEffectEvent(onReady);
  const select = useEffectEvent(onSelect);
  // A finger on the slide stops the autoplay; lifting it must not start one that rests for another reason.
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
    // A resize initializes the plugins again, and `playOnInit` is off.
    embla.on('select', selected).on('pointerUp', resume).on('reInit', resume);
    selected();
    ready((slide) => {
      embla.scrollTo(slide);
      // The time of the slide before does not count for the chosen one.
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
