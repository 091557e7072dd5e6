import type { PersonRef } from '../../../../../contract/desk/common';
import type { StaffRole } from '../../../../../contract/desk/permissions';
import { ChoiceField } from '../../../../shared/ui/forms/ChoiceField';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import styles from './StaffForm.module.css';

const ROLES: readonly StaffRole[] = ['owner', 'manager', 'adviser', 'mechanic', 'editor'];

const HINTS = {
  owner: 'ownerHint',
  manager: 'managerHint',
  adviser: 'adviserHint',
  mechanic: 'mechanicHint',
  editor: 'editorHint',
} as const;

export const hasBranches = (role: StaffRole): boolean =>
  role === 'manager' || role === 'adviser' || role === 'mechanic';

export interface RoleFieldsProps {
  role: StaffRole;
  branches: readonly number[];
  all: readonly PersonRef[];
  onRole: (role: StaffRole) => void;
  onBranches: (branches: number[]) => void;
}

/** What somebody may do, and where. */
export const RoleFields = ({ role, branches, all, onRole, onBranches }: RoleFieldsProps) => {
  const t = useDeskTexts();
  const toggle = (id: number) =>
    onBranches(branches.includes(id) ? branches.filter((one) => one !== id) : [...branches, id]);
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
        <p className={styles.hint}>{t(`staff.${HINTS[role]}`)}</p>
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
