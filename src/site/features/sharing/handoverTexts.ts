import type { TFunction } from 'i18next';
import { isApiProblem } from '#api/problem';
import type { Handover } from '#contract/sharing';

/** Why something was not done. The connection is named only where no server answered. */
export const failureText = (problem: unknown, t: TFunction): string => {
  const { status, detail }: { status?: number; detail?: string } = isApiProblem(problem) ? problem : {};
  return detail || t(status === undefined ? 'sharing.unanswered' : 'sharing.failed');
};

/** How a handover stands, to who sells and to who buys. */
export const HANDOVER_TEXTS = {
  seller: {
    offered: 'sharing.waitsForBuyer',
    accepted: 'sharing.waitsForYou',
    confirmed: 'sharing.isHandedOver',
    withdrawn: 'sharing.isWithdrawn',
    expired: 'sharing.isExpired',
  },
  buyer: {
    offered: 'sharing.isOffered',
    accepted: 'sharing.waitsForSeller',
    confirmed: 'sharing.isTakenOver',
    withdrawn: 'sharing.isWithdrawn',
    expired: 'sharing.isExpired',
  },
} as const satisfies Record<string, Record<Handover['state'], string>>;

/** The anchor of the list of handovers. */
export const HANDOVERS_ID = 'handovers';

/** The reader of the list has something to do about it. */
export const waitsForReader = ({ state, is_seller: isSeller }: Pick<Handover, 'state' | 'is_seller'>): boolean =>
  state === (isSeller ? 'accepted' : 'offered');

/** It goes on with what the other side does. */
export const waitsForOther = ({ state, is_seller: isSeller }: Pick<Handover, 'state' | 'is_seller'>): boolean =>
  state === (isSeller ? 'offered' : 'accepted');
