import type { Config } from '../../config';
import { ApiFailure } from '../../http/errors';
import { demoStaff } from '../seed/demoStaff';

/** Whether an account of a demo is everybody's: the README names its password. */
export const isShared = ({ phone }: { phone: string }, { mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'demo' && demoStaff.some((person) => person.phone === phone);

/** The way in to a shared account is nobody's to change: the first who did would shut all others out. */
export function requireOwnWay(person: { phone: string }, config: Pick<Config, 'mode'>): void {
  if (isShared(person, config)) throw new ApiFailure(403, 'demo_account');
}
