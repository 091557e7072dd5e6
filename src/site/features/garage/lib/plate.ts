import { tidyPlate } from '../../../../../contract/plates';

export interface PlateParts {
  /** Two digits; absent on a plate of another kind. */
  region?: string;
  rest: string;
}

/** Region, one letter at most, digits, letters: '01A123BC' of a person, '01123ABC' of a company, '10H123456' of a foreigner. */
const OF_REGION = /^(\d\d)(?=.{6,7}$)(?=.*[A-Z])([A-Z]?)(\d+)([A-Z]*)$/;

/** The parts as they stand on the plate. Name plates and others are what they are. */
export const plateParts = (number: string): PlateParts => {
  const [, region, ...groups] = OF_REGION.exec(tidyPlate(number)) ?? [];
  return region ? { region, rest: groups.filter(Boolean).join('\u00a0') } : { rest: number };
};
