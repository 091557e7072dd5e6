import type { StaffRole } from '../../../contract/desk/permissions';
import type { Config } from '../../config';

/** Whether somebody of that role comes in by a code only. */
export const isTotpRequired = (role: StaffRole, { mode }: Pick<Config, 'mode'>) =>
  mode === 'production' && role === 'owner';
