/** SMS of the last 24 hours: of all kinds, codes to phones without an account, codes of the asking network and both. */
export type SpentMessages = { all: number; strangers: number; ofNetwork: number; strangersOfNetwork: number };
export type Asking = { isCustomer: boolean; isKnownDevice: boolean };
export type SpentShare = 'budget' | 'strangers' | 'network';

/** The share of the day's budget for phones that have an account: strangers cannot spend it. */
const CUSTOMERS_RESERVE = 0.3;
/** The share of what other networks have left of the budget for one /24 or /48: a carrier puts thousands of its customers behind one. */
const NETWORK_SHARE = 0.2;
/** The share of the budget that only codes may use: without a code a customer cannot sign in. */
const CODES_RESERVE = 0.2;
/** A small budget is not cut into crumbs. */
const LEAST_OF_NETWORK = 20;

/**
 * Which share has nothing left for another message; null: it may go out. A network gets a share for strangers' phones and as much
 * again for customers'; a known device is held to the budget alone.
 */
export function spentShare(spent: SpentMessages, asking: Asking, budget: number): SpentShare | null {
  if (spent.all >= budget) return 'budget';
  if (asking.isKnownDevice) return null;
  if (!asking.isCustomer && spent.strangers >= budget - Math.floor(budget * CUSTOMERS_RESERVE)) return 'strangers';
  const left = budget - (spent.all - spent.ofNetwork);
  const share = Math.max(Math.floor(left * NETWORK_SHARE), LEAST_OF_NETWORK);
  const isOver = asking.isCustomer ? spent.ofNetwork >= 2 * share : spent.strangersOfNetwork >= share;
  return isOver ? 'network' : null;
}

export type NoticeLimits = { budget: number; perPhone: number };

/** Which limit an SMS that is no code has to wait for; null: it may go out. `spent`: of the last 24 hours, codes included in `all`. */
export function noticeLimit(
  spent: { all: number; ofPhone: number },
  { budget, perPhone }: NoticeLimits,
): 'budget' | 'phone' | null {
  if (spent.ofPhone >= perPhone) return 'phone';
  return spent.all >= budget - Math.floor(budget * CODES_RESERVE) ? 'budget' : null;
}
