import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Duration of a slide (docs/spec/limits.md#times). */
const AUTOPLAY_MS = 7000;
/** Shortest horizontal swipe in CSS pixels. */
const SWIPE = 40;

export interface HeroMotionProps {
  viewport: RefObject<HTMLElement | null>;
  total: number;
  isPlaying: boolean;
  onSelect: (slide: number) => void;
  onReady: (scrollTo: ((slide: number) => void) | null) => void;
}

const HeroMotion = ({ viewport, total, isPlaying, onSelect, onReady }: HeroMotionProps) => {
  // The state is an object, so that selecting the same slide restarts its time.
  const [selection, setSelection] = useState(() => {
    const strip = viewport.current;
    return { slide: strip ? Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)) : 0 };
  });
  const ready = useEffectEvent(onReady);
  const select = useEffectEvent(onSelect);
  const swipe = useEffectEvent((by: number) =>
    setSelection(({ slide }) => ({ slide: Math.min(total - 1, Math.max(0, slide + by)) })),
  );

  useEffect(() => {
    select(selection.slide);
  }, [selection]);

  useEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    ready((slide) => setSelection({ slide }));
    return () => ready(null);
  }, [viewport]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setSelection({ slide: (selection.slide + 1) % total }), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, selection, total]);

  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return undefined;
    let start: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch) return;
      const across = touch.clientX - start.clientX;
      if (Math.abs(across) > Math.max(SWIPE, Math.abs(touch.clientY - start.clientY))) swipe(across < 0 ? 1 : -1);
    };
    strip.addEventListener('touchstart', begin, { passive: true });
    strip.addEventListener('touchend', end, { passive: true });
    return () => {
      strip.removeEventListener('touchstart', begin);
      strip.removeEventListener('touchend', end);
    };
  }, [viewport]);

  return null;
};

export default HeroMotion;
