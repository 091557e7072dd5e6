import type { StaffRole } from '../../../contract/desk/permissions';

/** Numbers that no operator gives out; the README names them with the password of the demo. `branches`: by their places in the list. */
export const demoStaff: { phone: string; name: string; role: StaffRole; branches: number[] }[] = [
  { phone: '+998900000011', name: 'Шахноза Каримова', role: 'owner', branches: [] },
  { phone: '+998900000012', name: 'Jasur Toʻxtayev', role: 'manager', branches: [0, 1] },
  { phone: '+998900000013', name: 'Нодира Алимова', role: 'adviser', branches: [0] },
  { phone: '+998900000015', name: 'Рустам Юсупов', role: 'mechanic', branches: [0] },
  { phone: '+998900000014', name: 'Sevara Qodirova', role: 'editor', branches: [] },
];
