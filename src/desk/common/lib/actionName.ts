import { AUDIT_ACTIONS } from '#contract/rules/auditWords';
import type { DeskT } from '../hooks/useDeskTexts';

/** What was done in the words of the staff; one of an earlier release is a change. */
export const actionName = (action: string, t: DeskT): string =>
  t(`action.${AUDIT_ACTIONS.find((one) => one === action) ?? 'changed'}`);
