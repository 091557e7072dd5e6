import { mayDo, type StaffRole } from '../../../contract/desk/permissions';
import type { Config } from '../../config';
import type { SignedIn } from '../signedIn';

/** Whether somebody of that role comes in by a code only: whoever gives access or takes thousands of phones out of the house. */
export const isTotpRequired = (role: StaffRole, { mode }: Pick<Config, 'mode'>) =>
  mode === 'production' && (role === 'owner' || mayDo(role, 'export enquiries'));

/** Whoever becomes an owner while they are in sets it up now, not at the next sign-in. */
export function asFarAsSetUp(staff: SignedIn | null, config: Pick<Config, 'mode'>): SignedIn | null {
  if (staff?.stage !== 'full' || staff.hasTotp || !isTotpRequired(staff.role, config)) return staff;
  return { ...staff, stage: 'setup' };
}
