import { isUsualVin } from '../../../../../contract/plates';

/** First characters of a VIN and whose they are: what is driven in Uzbekistan. A longer beginning stands before its shorter ones. */
const MAKERS: readonly (readonly [start: string, brand: string])[] = [
  ['XWB', 'Chevrolet'],
  ['KL1', 'Chevrolet'],
  ['KLA', 'Daewoo'],
  ['KNA', 'Kia'],
  ['KNC', 'Kia'],
  ['KND', 'Kia'],
  ['KNE', 'Kia'],
  ['XWE', 'Kia'],
  ['KMH', 'Hyundai'],
  ['Z94', 'Hyundai'],
  ['LC0', 'BYD'],
  ['LGX', 'BYD'],
  ['LVV', 'Chery'],
  ['LVT', 'Chery'],
  ['LGW', 'Haval'],
  ['L6T', 'Geely'],
  ['LB3', 'Geely'],
  ['LS5', 'Changan'],
  ['XTA', 'Lada'],
  ['JTH', 'Lexus'],
  ['JT', 'Toyota'],
  ['XW7', 'Toyota'],
  ['WVW', 'Volkswagen'],
  ['WV1', 'Volkswagen'],
  ['WV2', 'Volkswagen'],
  ['TMB', 'Skoda'],
  ['WDB', 'Mercedes-Benz'],
  ['WDD', 'Mercedes-Benz'],
  ['W1K', 'Mercedes-Benz'],
  ['WBA', 'BMW'],
  ['WAU', 'Audi'],
  ['JN1', 'Nissan'],
  ['SJN', 'Nissan'],
  ['JMB', 'Mitsubishi'],
  ['W0L', 'Opel'],
  ['VF1', 'Renault'],
  ['X7L', 'Renault'],
];

/** These do not keep to the year's code in the tenth place. */
const WITHOUT_YEAR = new Set(['Toyota', 'Lexus', 'Mercedes-Benz', 'BMW', 'Nissan', 'Mitsubishi', 'Renault']);

/** Codes of 30 years, from 1980 on, then again. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;

export interface VinMeaning {
  brand: string;
  /** The newest that its code can mean. */
  year?: number;
}

/** Brand and year that a VIN hints at; null where it says nothing. */
export const meaningOfVin = (vin: string, newestYear: number): VinMeaning | null => {
  if (!isUsualVin(vin)) return null;
  const brand = MAKERS.find(([start]) => vin.startsWith(start))?.[1];
  if (!brand) return null;
  const code = YEAR_CODES.indexOf(vin.charAt(9));
  if (code < 0 || WITHOUT_YEAR.has(brand)) return { brand };
  const first = FIRST_CODED_YEAR + code;
  const rounds = Math.max(0, Math.floor((newestYear - first) / YEAR_CODES.length));
  return { brand, year: first + rounds * YEAR_CODES.length };
};
