import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#shared/hooks/useReducedMotion';
import { counterInWords, formatCounter } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './Counters.module.css';

const COUNT_UP_MS = 3000;

const isHidden = (element: Element): boolean =>
  element.getBoundingClientRect().top > window.innerHeight || getComputedStyle(element).opacity === '0';

/**
 * Returns the displayed fraction of a number that counts up. It is 1 on the server, with reduced motion, and if the
 * number was visible before hydration.
 */
export const useCountUp = (place: RefObject<Element | null>, run: boolean): number => {
  const lessMotion = useReducedMotion();
  const [isNew] = useState(!lessMotion);
  const [isUnseen, setIsUnseen] = useState(false);
  const [share, setShare] = useState(0);
  const counts = isNew || isUnseen;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- its position is known only after layout
    setIsUnseen(place.current !== null && isHidden(place.current));
  }, [place]);
  useEffect(() => {
    if (!run || !counts || lessMotion) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const time = Math.min(1, Math.max(0, now - start) / COUNT_UP_MS);
      setShare(1 - (1 - time) ** 3);
      if (time < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [run, counts, lessMotion]);
  return counts && !lessMotion ? share : 1;
};

export interface CounterRowProps {
  facts: { count: number; text: string }[];
  run: boolean;
}

export const CounterRow = ({ facts, run }: CounterRowProps) => {
  const language = useLanguage();
  const number = useRef<HTMLParagraphElement>(null);
  const share = useCountUp(number, run);
  return (
    <ul className={styles.row}>
      {facts.map(({ count, text }, index) => (
        <li key={text} className={styles.fact}>
          <p className={styles.number} ref={index === 0 ? number : undefined}>
            <span className={styles.seen} title={counterInWords(count, language)} aria-hidden="true">
              {formatCounter(Math.floor(count * share), language)}
            </span>
            <span className={styles.words}>
              <VisuallyHidden>{counterInWords(count, language)}</VisuallyHidden>
            </span>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
};
