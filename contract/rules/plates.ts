/** Cyrillic capitals and the Latin ones they look like. */
const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

/** What was typed with a Russian keyboard is the same plate, the same VIN. */
export const latinCapitals = (text: string): string =>
  text.toUpperCase().replace(/[АВЕКМНОРСТУХ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/** The letters that a sign of a plate is written with: itself and the one of the other alphabet that looks like it. */
export const lookalikes = (sign: string): string => `${sign}${CYRILLIC[LATIN.indexOf(sign.toUpperCase())] ?? ''}`;

/** Signs that nobody sees: a joiner of no width, a mark that turns what is beside it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A state plate as it is stored: in Latin capitals, without what stands between its parts (docs/spec/decisions.md#plate-and-vin). */
export const tidyPlate = (text: string): string =>
  latinCapitals(text)
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Pd}._·]/gu, '');

/** A VIN as it is stored: without spaces, in Latin capitals. */
export const tidyVin = (text: string): string => latinCapitals(text).replace(INVISIBLE, '').replace(/\s/g, '');

/** ISO 3779: 17 characters without I, O and Q. Advised, never enforced: old cars and home-made papers have others. */
export const isUsualVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);

/** A plate or VIN that was tidied has letters and digits, and perhaps what parts them. */
export const hasPlainSigns = (text: string): boolean => /^[\p{L}\p{N}\p{Pd}./]*$/u.test(text);

export interface PlateParts {
  /** Two digits; absent on a plate of another kind. */
  region?: string;
  rest: string;
}

/** Region, one letter at most, digits, letters: '01A123BC' of a person, '01123ABC' of a company, '10H123456' of a foreigner. */
const OF_REGION = /^(\d\d)(?=.{6,7}$)(?=.*[A-Z])([A-Z]?)(\d+)([A-Z]*)$/;

/** The parts in the order of the plate. A plate of another kind is one part. */
export const plateParts = (number: string): PlateParts => {
  const [, region, ...groups] = OF_REGION.exec(tidyPlate(number)) ?? [];
  return region ? { region, rest: groups.filter(Boolean).join('\u00a0') } : { rest: number };
};

/** A plate as people read it: '01 A 123 BC', with spaces that do not break. */
export const spacedPlate = (number: string): string => {
  const { region, rest } = plateParts(number);
  return region ? `${region}\u00a0${rest}` : rest;
};
