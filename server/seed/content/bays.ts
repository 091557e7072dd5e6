import type { BaySeed, BookingRulesSeed } from '../types';
import { branches } from './branches';
import { serviceCategories } from './serviceCategories';

/** What each bay of a branch can do, by slugs of serviceCategories; empty: all. */
const LARGE: readonly string[][] = [[], ['maintenance', 'diagnostics'], ['diagnostics', 'repair'], ['wheels', 'body']];
const SMALL: readonly string[][] = [[], ['maintenance', 'wheels']];
const LARGE_BRANCHES = ['tashkent-mirobod', 'tashkent-yunusobod', 'tashkent-sergeli', 'samarkand-rudakiy'];

const idOf = (slug: string): number => serviceCategories.find((category) => category.slug === slug)?.id ?? 0;

export const bays: BaySeed[] = branches.flatMap(({ id: branchId, slug }) =>
  (LARGE_BRANCHES.includes(slug) ? LARGE : SMALL).map((does, place) => ({
    id: branchId * 10 + place,
    branchId,
    name: { ru: `Пост ${place + 1}`, uz: `${place + 1}-post` },
    categories: does.map(idOf),
  })),
);

export const bookingRules: BookingRulesSeed[] = [
  {
    id: 1,
    branchId: null,
    name: { ru: 'Обычные правила', uz: 'Odatiy qoidalar' },
    online: true,
    stepMinutes: 30,
    leadMinutes: 120,
    horizonDays: 30,
    onlineShare: 70,
    cutoffMinutes: 60,
    mostMoves: 3,
  },
  {
    id: 2,
    branchId: branches.find(({ slug }) => slug === 'tashkent-sergeli')?.id ?? null,
    name: { ru: 'Круглосуточный филиал', uz: 'Kecha-yu kunduz filiali' },
    online: true,
    stepMinutes: 20,
    leadMinutes: 60,
    horizonDays: 14,
    onlineShare: 50,
    cutoffMinutes: 60,
    mostMoves: 3,
  },
];
