import { useEffect, useRef } from 'react';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { moveFocus } from '#shared/ui/lib/focus';
import { startWords } from '../lib/days';
import { alternativesOf, branchPhoneLink, detailOf, failureKey } from './BookProblem';
import styles from './FreeTimes.module.css';

export interface SlotTakenProps {
  problem: unknown;
  onTake: (startsAt: string) => void;
  name: string;
}

export const SlotTaken = ({ problem, onTake, name }: SlotTakenProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const alternatives = problem ? alternativesOf(problem) : null;
  useEffect(() => {
    if (!problem) return;
    moveFocus(box.current);
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.taken}>
      <Notice tone="danger" title={alternatives ? t('booking.timeGone') : undefined} action={branchPhoneLink(problem)}>
        {alternatives
          ? t(alternatives.length > 0 ? 'booking.alternatives' : 'booking.noAlternatives')
          : (detailOf(problem) ?? t(failureKey(problem)))}
      </Notice>
      {alternatives && alternatives.length > 0 && (
        <ul className={styles.starts}>
          {alternatives.map((start) => (
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
