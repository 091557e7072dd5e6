import type { Handover } from '../../../../../contract/sharing';

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

/** It goes on with what the other one does, who is told of it nowhere else. */
export const waitsForOther = ({ state, is_seller: isSeller }: Pick<Handover, 'state' | 'is_seller'>): boolean =>
  state === (isSeller ? 'offered' : 'accepted');
