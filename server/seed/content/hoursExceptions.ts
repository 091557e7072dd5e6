import type { HoursExceptionSeed } from '../types';

export const hoursExceptions: HoursExceptionSeed[] = [
  { id: 1, from: '2026-03-21', day: [['09:00', '15:00']], reason: { ru: 'Навруз', uz: 'Navroʻz' } },
];
