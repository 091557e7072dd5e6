import type { PersonRef } from '#contract/common';
import { mayDo, type Permission, type StaffRole } from '#contract/rules/permissions';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import styles from './StaffForm.module.css';

const ROLES: readonly StaffRole[] = ['owner', 'manager', 'adviser', 'mechanic', 'editor'];

/**
 * Permissions in the description of a role. `alone`: another permission, which makes this one redundant. `everywhere`:
 * not limited to the branches of the person.
 */
const RIGHTS = [
  { right: 'change enquiries', word: 'enquiries' },
  { right: 'change bookings', word: 'bookings' },
  { right: 'close visits', word: 'visits' },
  { right: 'work on visits', word: 'work', alone: 'close visits' },
  { right: 'correct visits', word: 'corrections' },
  { right: 'read customers', word: 'customers' },
  { right: 'export enquiries', word: 'export' },
  { right: 'see reviews', word: 'reviews' },
  { right: 'change stock', word: 'stock' },
  { right: 'import prices', word: 'prices', everywhere: true },
  { right: 'publish content', word: 'content', everywhere: true },
  { right: 'manage staff', word: 'staff', everywhere: true },
  { right: 'read audit', word: 'audit', everywhere: true },
] as const satisfies { right: Permission; word: string; alone?: Permission; everywhere?: boolean }[];

export const hasBranches = (role: StaffRole): boolean =>
  role === 'manager' || role === 'adviser' || role === 'mechanic';

export interface RoleFieldsProps {
  role: StaffRole;
  branches: readonly number[];
  all: readonly PersonRef[];
  onRole: (role: StaffRole) => void;
  onBranches: (branches: number[]) => void;
}

export const RoleFields = ({ role, branches, all, onRole, onBranches }: RoleFieldsProps) => {
  const t = useDeskTexts();
  const toggle = (id: number) =>
    onBranches(branches.includes(id) ? branches.filter((one) => one !== id) : [...branches, id]);
  const held = RIGHTS.filter((one) => mayDo(role, one.right) && !('alone' in one && mayDo(role, one.alone)));
  const said = (where: 'inBranches' | 'everywhere') => {
    const words = held
      .filter((one) => (hasBranches(role) && !('everywhere' in one) ? 'inBranches' : 'everywhere') === where)
      .map(({ word }) => t(`right.${word}`));
    return words.length > 0 ? t(`staff.${where}`, { what: words.join(', ') }) : '';
  };
  const hint = [said('inBranches'), said('everywhere')].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.roles}>
        <ChoiceField
          name="role"
          label={t('staff.role')}
          value={role}
          options={ROLES.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
          onChange={onRole}
        />
        <p className={styles.hint}>{hint}</p>
      </div>
      {hasBranches(role) && (
        <fieldset className={styles.branches}>
          <legend className={styles.legend}>{t('staff.branches')}</legend>
          {all.map(({ id, name }) => (
            <label key={id} className={styles.branch}>
              <input type="checkbox" checked={branches.includes(id)} onChange={() => toggle(id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
