import { PLATE_MAX_LENGTH } from '../../../../contract/limits';
import { latinCapitals } from './latinCapitals';

/** A state plate as it is stored: trimmed, in Latin capitals (design, decision 10). */
export const tidyPlate = (text: string): string => latinCapitals(text).trim();

/** At most ten characters. A plate written with its spaces is longer: it loses them rather than its last letter. */
export const limitPlate = (text: string): string => {
  if (text.trim().length <= PLATE_MAX_LENGTH) return text.trimStart();
  return text.replace(/\s/g, '').slice(0, PLATE_MAX_LENGTH);
};

export interface PlateParts {
  /** Two digits; absent on a plate of another kind. */
  region?: string;
  rest: string;
}

/** The parts as they stand on the plate: '01A123BC' of a person, '01123ABC' of a company; anything else as it is. */
export const plateParts = (number: string): PlateParts => {
  const plate = number.replace(/\s/g, '');
  const [, region, ...groups] =
    /^(\d\d)([A-Z])(\d{3})([A-Z]{2})$/.exec(plate) ?? /^(\d\d)(\d{3})([A-Z]{3})$/.exec(plate) ?? [];
  return region ? { region, rest: groups.join('\u00a0') } : { rest: number };
};
