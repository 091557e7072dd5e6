import type { ReactNode } from 'react';
import type { EnquiryStatus } from '#contract/enquiries';
import type { VisitStage } from '#contract/rules/visitStages';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './Mark.module.css';

export type MarkTone =
  | 'plain'
  | 'attention'
  | 'active'
  | 'waiting'
  | 'done'
  | 'over'
  | 'draft'
  | 'scheduled'
  | 'hidden'
  | 'lacks';

/** State with a shape, because colour alone is not accessible. */
export const Mark = ({ tone, children }: { tone: MarkTone; children: ReactNode }) => (
  <span className={styles.mark} data-tone={tone}>
    {children}
  </span>
);

export const Marks = ({ children }: { children: ReactNode }) => <span className={styles.marks}>{children}</span>;

const STATUS_TONES: Record<EnquiryStatus, MarkTone> = {
  new: 'attention',
  in_work: 'active',
  waiting: 'waiting',
  done: 'done',
  refused: 'over',
  spam: 'over',
};

export const StatusMark = ({ status }: { status: EnquiryStatus }) => {
  const t = useDeskTexts();
  return <Mark tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Mark>;
};

const STATE_TONES: Record<VisitStage, MarkTone> = {
  open: 'attention',
  sent: 'waiting',
  approved: 'attention',
  in_work: 'active',
  ready: 'done',
  closed: 'over',
  cancelled: 'over',
};

export const StateMark = ({ state }: { state: VisitStage }) => {
  const t = useDeskTexts();
  return <Mark tone={STATE_TONES[state]}>{t(`visitState.${state}`)}</Mark>;
};
