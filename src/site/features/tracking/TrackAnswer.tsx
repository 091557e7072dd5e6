import type { TrackedEnquiry } from '#contract/enquiries';
import { Notice } from '#shared/ui/feedback/Notice';
import { EnquiryCard } from './EnquiryCard';
import styles from './Tracking.module.css';

export interface TrackAnswerProps {
  found: TrackedEnquiry | null | undefined;
  problem: string | null;
}

export const TrackAnswer = ({ found, problem }: TrackAnswerProps) => (
  <div role="status" className={styles.answer}>
    {problem && <Notice tone="danger">{problem}</Notice>}
    {found && !problem && <EnquiryCard enquiry={found} />}
  </div>
);
