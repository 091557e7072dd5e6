import type { StaffRole } from '#contract/rules/permissions';
import type { Config } from '../platform/config';
import { ApiFailure } from '../platform/http/errors';

/** Numbers that no operator gives out; the README names them with the password of the demo. `branches`: by their places in the list. */
export const demoStaff: { phone: string; name: string; role: StaffRole; branches: number[] }[] = [
  { phone: '+998900000011', name: 'Шахноза Каримова', role: 'owner', branches: [] },
  { phone: '+998900000012', name: 'Jasur Toʻxtayev', role: 'manager', branches: [0, 1] },
  { phone: '+998900000013', name: 'Нодира Алимова', role: 'adviser', branches: [0] },
  { phone: '+998900000015', name: 'Рустам Юсупов', role: 'mechanic', branches: [0] },
  { phone: '+998900000014', name: 'Sevara Qodirova', role: 'editor', branches: [] },
];

/** Whether an account of a demo is everybody's: the README names its password. */
export const isShared = ({ phone }: { phone: string }, { mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'demo' && demoStaff.some((person) => person.phone === phone);

/** The way in to a shared account is nobody's to change: the first who did would shut all others out. */
export function requireOwnWay(person: { phone: string }, config: Pick<Config, 'mode'>): void {
  if (isShared(person, config)) throw new ApiFailure(403, 'demo_account');
}
