import type { TFunction } from 'i18next';
import { isApiProblem } from '#api/problem';
import type { Handover } from '#contract/sharing';

export const failureText = (problem: unknown, t: TFunction): string => {
  const { status, detail }: { status?: number; detail?: string } = isApiProblem(problem) ? problem : {};
  return detail || t(status === undefined ? 'sharing.unanswered' : 'sharing.failed');
};

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

export const HANDOVERS_ID = 'handovers';

export const waitsForReader = ({ state, is_seller: isSeller }: Pick<Handover, 'state' | 'is_seller'>): boolean =>
  state === (isSeller ? 'accepted' : 'offered');

export const waitsForOther = ({ state, is_seller: isSeller }: Pick<Handover, 'state' | 'is_seller'>): boolean =>
  state === (isSeller ? 'offered' : 'accepted');
