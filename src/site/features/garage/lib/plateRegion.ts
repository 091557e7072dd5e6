import { plateParts } from '#contract/rules/plates';

/** The first code of each region's plates, from the last to the first. */
const FIRST_CODES = [
  [95, 'karakalpakstan'],
  [90, 'khorezm'],
  [85, 'navoi'],
  [80, 'bukhara'],
  [75, 'surkhandarya'],
  [70, 'kashkadarya'],
  [60, 'andijan'],
  [50, 'namangan'],
  [40, 'fergana'],
  [30, 'samarkand'],
  [25, 'jizzakh'],
  [20, 'sirdaryo'],
  [10, 'tashkent'],
  [1, 'tashkentCity'],
] as const;

export type PlateRegion = (typeof FIRST_CODES)[number][1];

/** Where a plate was given out; undefined for one that does not say. */
export const plateRegion = (number: string): PlateRegion | undefined => {
  const code = Number(plateParts(number).region ?? 0);
  return FIRST_CODES.find(([first]) => code >= first)?.[1];
};
