import type { StaffRole } from '#contract/rules/permissions';
import type { Config } from '../platform/config';
import { ApiFailure } from '../platform/http/errors';

/**
 * Published in the README with their password. No mobile operator assigns these phone numbers. `branches`: positions in
 * the branch list.
 */
export const demoStaff: { phone: string; name: string; role: StaffRole; branches: number[] }[] = [
  { phone: '+998900000011', name: 'Шахноза Каримова', role: 'owner', branches: [] },
  { phone: '+998900000012', name: 'Jasur Toʻxtayev', role: 'manager', branches: [0, 1] },
  { phone: '+998900000013', name: 'Нодира Алимова', role: 'adviser', branches: [0] },
  { phone: '+998900000015', name: 'Рустам Юсупов', role: 'mechanic', branches: [0] },
  { phone: '+998900000014', name: 'Sevara Qodirova', role: 'editor', branches: [] },
];

export const isShared = ({ phone }: { phone: string }, { mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'demo' && demoStaff.some((person) => person.phone === phone);

/** Refuses to change the credentials of a shared account, which would lock out everyone else. */
export function requireUnsharedAccount(person: { phone: string }, config: Pick<Config, 'mode'>): void {
  if (isShared(person, config)) throw new ApiFailure(403, 'demo_account');
}
