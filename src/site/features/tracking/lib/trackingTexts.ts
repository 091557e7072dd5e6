import type { TrackedEnquiry } from '#contract/enquiries';

/** How an enquiry stands, and what comes next. */
export const TRACKING_TEXTS = {
  new: { status: 'track.isNew', step: 'track.stepNew' },
  in_work: { status: 'track.isInWork', step: 'track.stepInWork' },
  waiting: { status: 'track.isWaiting', step: 'track.stepWaiting' },
  done: { status: 'track.isDone', step: 'track.stepDone' },
  refused: { status: 'track.isRefused', step: 'track.stepRefused' },
} as const satisfies Record<TrackedEnquiry['status'], { status: string; step: string }>;
