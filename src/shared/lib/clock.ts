import { clockAt } from '#contract/rules/clock';

/** `09:30` by the business's clock, wherever the visitor is; what is no time comes back unchanged. */
export const clockOf = (time: string): string => clockAt(time) || time;
