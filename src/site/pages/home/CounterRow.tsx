import { useRef } from 'react';
import { counterInWords, formatCounter } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './Counters.module.css';
import { useCountUp } from './useCountUp';

export interface CounterRowProps {
  facts: { count: number; text: string }[];
  /** Whether they are in sight. */
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
            <span className={styles.said}>
              <VisuallyHidden>{counterInWords(count, language)}</VisuallyHidden>
            </span>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
};
