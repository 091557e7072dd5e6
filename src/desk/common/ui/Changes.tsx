import { BOOKING_STATES } from '../../../../contract/bookingLimits';
import { FINDING_LEVELS, LINE_KINDS, REVIEW_STATES, VISIT_STATES } from '../../../../contract/visits/limits';
import { formatMoney } from '../../../shared/i18n/formats/money';
import { useLanguage } from '../../../shared/i18n/hooks/useLanguage';
import type { Language } from '../../../shared/i18n/languages';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden';
import { type DeskT, useDeskTexts } from '../hooks/useDeskTexts';
import { formatDayAndTime } from '../lib/moments';
import styles from './Changes.module.css';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

const STATUSES = ['new', 'in_work', 'waiting', 'done', 'refused', 'spam'] as const;
const ROLES = ['owner', 'manager', 'adviser', 'mechanic', 'editor'] as const;
const FIELDS = [
  'status',
  'assignee',
  'branch',
  'branches',
  'due_at',
  'role',
  'name',
  'phone',
  'note',
  'text',
  'customers',
  'format',
  'rows',
  'focus',
  'on_hand',
  'state',
  'mileage',
  'worker',
  'language',
  'line',
  'kind',
  'service',
  'part',
  'quantity',
  'price',
  'discount',
  'position',
  'is_done',
  'level',
  'estimate',
  'approved',
  'declined',
  'taken_back',
  'total',
  'number',
  'correction',
  'corrects',
  'bay',
  'starts_at',
  'ends_at',
  'services',
  'overbooking',
  'stars',
] as const;

const STATES = [...new Set([...VISIT_STATES, ...BOOKING_STATES, ...REVIEW_STATES])];
const LANGUAGES = ['ru', 'uz'] as const;
const MONEY = ['price', 'total'];

const isOne = <T extends string>(list: readonly T[], value: string): value is T => list.some((one) => one === value);

/** A field as the staff calls it; one that has no name here shows its own. */
const fieldName = (field: string, t: DeskT): string => (isOne(FIELDS, field) ? t(`field.${field}`) : field);

const valueOf = ({ field }: FieldChange, value: string | null, t: DeskT, language: Language): string => {
  if (value === null || value === '') return t('frame.none');
  if (field === 'status' && isOne(STATUSES, value)) return t(`status.${value}`);
  if (field === 'role' && isOne(ROLES, value)) return t(`roles.${value}`);
  if (field === 'state' && isOne(STATES, value)) return t(`auditState.${value}`);
  if (field === 'level' && isOne(FINDING_LEVELS, value)) return t(`auditLevel.${value}`);
  if (field === 'kind' && isOne(LINE_KINDS, value)) return t(`auditKind.${value}`);
  if (field === 'language' && isOne(LANGUAGES, value)) return t(`auditWord.${value}`);
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'auditWord.yes' : 'auditWord.no');
  if (MONEY.includes(field) && /^\d+(\.\d+)?$/.test(value)) return formatMoney(value, language);
  if (field.endsWith('_at')) return formatDayAndTime(value, language);
  return value;
};

/** What was and what is, field by field. */
export const Changes = ({ changes }: { changes: readonly FieldChange[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field} className={styles.change}>
          <span className={styles.field}>{`${fieldName(change.field, t)}:`}</span>
          {change.before !== null && (
            <>
              <VisuallyHidden>{t('audit.before')}</VisuallyHidden>
              <del>{valueOf(change, change.before, t, language)}</del>
              <span aria-hidden="true">→</span>
            </>
          )}
          <VisuallyHidden>{t('audit.after')}</VisuallyHidden>
          <ins>{valueOf(change, change.after, t, language)}</ins>
        </li>
      ))}
    </ul>
  );
};
