/** Cyrillic capitals and the Latin ones they look like. */
const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

/** What was typed with a Russian keyboard is the same plate, the same VIN. */
export const latinCapitals = (text: string): string =>
  text.toUpperCase().replace(/[АВЕКМНОРСТУХ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/** A state plate as it is stored: in Latin capitals, without what stands between its parts (docs/spec/decisions.md#plate-and-vin). */
export const tidyPlate = (text: string): string => latinCapitals(text).replace(/[\s\p{Pd}._·]/gu, '');
