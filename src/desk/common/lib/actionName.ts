import type { DeskT } from '../hooks/useDeskTexts';

const ACTIONS = [
  'created',
  'changed',
  'noted',
  'removed',
  'merged',
  'invited',
  'accepted',
  'disabled',
  'enabled',
  'signed_in',
  'signed_out',
  'retried',
  'exported',
  'drafted',
  'discarded',
  'published',
  'hidden',
  'shown',
  'scheduled',
  'unscheduled',
  'restored',
  'refused',
  'ordered',
  'previewed',
  'previews_ended',
  'reset',
  'saved',
  'withdrawn',
  'totp_on',
  'totp_off',
  'signed_in_by_recovery_code',
  'uploaded',
  'described',
  'applied',
  'undone',
] as const;

/** What was done in the words of the staff; an action that has none here shows its own. */
export const actionName = (action: string, t: DeskT): string => {
  const known = ACTIONS.find((one) => one === action);
  return known ? t(`action.${known}`) : action.replaceAll('_', ' ');
};
