import { AUDIT_ACTIONS, type AuditField, auditFieldType, UNVALUED_FIELDS } from '#contract/rules/auditWords';
import { BOOKING_STATES } from '#contract/rules/bookings';
import { STAFF_ROLES } from '#contract/rules/deskLimits';
import { ENQUIRY_STATUSES } from '#contract/rules/limits';
import { VISIT_STAGES } from '#contract/rules/visitStages';
import { FINDING_LEVELS, LINE_KINDS, REVIEW_STATES } from '#contract/rules/visits';
import { formatMoney } from '#shared/i18n/formats/numbers';
import type { Language } from '#shared/i18n/languages';
import type { DeskT } from '../hooks/useDeskTexts';
import { formatDayAndTime } from './moments';

/** Actions that only earlier releases recorded have the name of the action `changed`. */
export const actionName = (action: string, t: DeskT): string =>
  t(`action.${AUDIT_ACTIONS.find((one) => one === action) ?? 'changed'}`);

export interface ChangeWords {
  nameOf: (field: string) => string;
  valueOf: (field: string, value: string, side: 'before' | 'after') => string;
}

export const AUDIT_STATES = [...new Set([...VISIT_STAGES, ...BOOKING_STATES, ...REVIEW_STATES])];
const LANGUAGES = ['ru', 'uz'] as const;

const isOne = <T extends string>(list: readonly T[], value: string): value is T => list.some((one) => one === value);

const isAmount = (value: string): boolean => /^\d+(\.\d+)?$/.test(value);

export const flagOf = (value: string, t: DeskT): string => t(value === 'true' ? 'auditWord.yes' : 'auditWord.no');

const valueOf = (field: string, value: string, t: DeskT, language: Language): string => {
  switch (auditFieldType(field)) {
    case 'status':
      return isOne(ENQUIRY_STATUSES, value) ? t(`status.${value}`) : value;
    case 'role':
      return isOne(STAFF_ROLES, value) ? t(`roles.${value}`) : value;
    case 'state':
      return isOne(AUDIT_STATES, value) ? t(`auditState.${value}`) : value;
    case 'level':
      return isOne(FINDING_LEVELS, value) ? t(`auditLevel.${value}`) : value;
    case 'kind':
      return isOne(LINE_KINDS, value) ? t(`auditKind.${value}`) : value;
    case 'language':
      return isOne(LANGUAGES, value) ? t(`auditWord.${value}`) : value;
    case 'flag':
      return flagOf(value, t);
    case 'money':
      return isAmount(value) ? formatMoney(value, language) : value;
    case 'time':
      return formatDayAndTime(value, language) || value;
    case 'fields':
      return value
        .split(', ')
        .map((name) => (isOne(UNVALUED_FIELDS, name) ? t(`auditPart.${name}`) : name))
        .join(', ');
    case 'format':
      return value.toUpperCase();
    default:
      return value === 'true' || value === 'false' ? flagOf(value, t) : value;
  }
};

export const changeWords = (t: DeskT, language: Language): ChangeWords => ({
  nameOf: (field) => t(`field.${auditFieldType(field) ? (field as AuditField) : 'other'}`),
  valueOf: (field, value) => valueOf(field, value, t, language),
});
