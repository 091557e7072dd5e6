const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

/** Converts to Latin capitals, so that Cyrillic look-alikes give the same plate and VIN. */
export const latinCapitals = (text: string): string =>
  text.toUpperCase().replace(/[АВЕКМНОРСТУХ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/** Returns a character with its Cyrillic look-alike, for a character class. */
export const lookalikes = (sign: string): string => `${sign}${CYRILLIC[LATIN.indexOf(sign.toUpperCase())] ?? ''}`;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Normalizes a plate for storing: Latin capitals without separators (docs/spec/decisions.md#plate-and-vin). */
export const normalizePlate = (text: string): string =>
  latinCapitals(text)
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Pd}._·]/gu, '');

/** Normalizes a VIN for storing: Latin capitals without spaces. */
export const normalizeVin = (text: string): string => latinCapitals(text).replace(INVISIBLE, '').replace(/\s/g, '');

/** Returns the part of a VIN that a search text may contain, or null. Staff read out its last digits, often six. */
export const vinPart = (text: string): string | null => {
  const vin = normalizeVin(text);
  return /^[A-Z0-9]{6,17}$/.test(vin) && /\d/.test(vin) ? vin : null;
};

/** Checks the VIN format of ISO 3779. Advisory only: old cars and documents may differ. */
export const isUsualVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);

/** Checks that a normalized plate or VIN has only letters, digits and separators. */
export const hasPlateCharacters = (text: string): boolean => /^[\p{L}\p{N}\p{Pd}./]*$/u.test(text);

export interface PlateParts {
  region?: string;
  rest: string;
}

/** Plates such as '01A123BC' of a person, '01123ABC' of a company, '10H123456' of a foreigner. */
const OF_REGION = /^(\d\d)(?=.{6,7}$)(?=.*[A-Z])([A-Z]?)(\d+)([A-Z]*)$/;

/** Splits a plate into region and rest. Other formats have no region. */
export const plateParts = (number: string): PlateParts => {
  const [, region, ...groups] = OF_REGION.exec(normalizePlate(number)) ?? [];
  return region ? { region, rest: groups.filter(Boolean).join('\u00a0') } : { rest: number };
};

/** Formats a plate as '01 A 123 BC' with no-break spaces. */
export const spacedPlate = (number: string): string => {
  const { region, rest } = plateParts(number);
  return region ? `${region}\u00a0${rest}` : rest;
};
