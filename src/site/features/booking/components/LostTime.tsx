import { useEffect, useRef } from 'react';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { moveFocus } from '#shared/ui/lib/focus';
import { startWords } from '../lib/days';
import { branchPhoneLink, detailOf, failureKey, neighboursOf } from './BookProblem';
import styles from './FreeTimes.module.css';

export interface LostTimeProps {
  problem: unknown;
  onTake: (startsAt: string) => void;
  name: string;
}

export const LostTime = ({ problem, onTake, name }: LostTimeProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const neighbours = problem ? neighboursOf(problem) : null;
  useEffect(() => {
    if (!problem) return;
    moveFocus(box.current);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.lost}>
      <Notice tone="danger" title={neighbours ? t('booking.timeGone') : undefined} action={branchPhoneLink(problem)}>
        {neighbours
          ? t(neighbours.length > 0 ? 'booking.neighbours' : 'booking.noNeighbours')
          : (detailOf(problem) ?? t(failureKey(problem)))}
      </Notice>
      {neighbours && neighbours.length > 0 && (
        <ul className={styles.starts}>
          {neighbours.map((start) => (
            <li key={start}>
              <button
                type="submit"
                className={styles.start}
                name={name}
                value={start}
                onClick={(event) => {
                  event.preventDefault();
                  onTake(start);
                }}
              >
                {startWords(start, lang)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
