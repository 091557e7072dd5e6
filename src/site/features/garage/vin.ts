import { isUsualVin } from '#contract/rules/plates';

interface Maker {
  start: string;
  /** Brands in Uzbekistan that use this manufacturer code. */
  brands: readonly string[];
  /** First year with a year code. If undefined, the tenth character is not a year code. */
  since?: number;
}

const maker = (start: string, brands: string, since?: number): Maker => ({
  start,
  brands: brands.split('|'),
  ...(since !== undefined && { since }),
});

/** World manufacturer identifiers (ISO 3780). Longer prefixes must come first. */
const MAKERS: readonly Maker[] = [
  maker('XWB', 'Chevrolet|Ravon|Daewoo', 1996),
  maker('KL1', 'Chevrolet|Daewoo', 1987),
  maker('KLA', 'Daewoo|Chevrolet', 1987),
  maker('KNA', 'Kia', 1991),
  maker('KNC', 'Kia', 1991),
  maker('KND', 'Kia', 1991),
  maker('KNE', 'Kia', 1991),
  maker('XWE', 'Kia|Hyundai', 2001),
  maker('KMH', 'Hyundai', 1986),
  maker('Z94', 'Hyundai|Kia', 2010),
  maker('LC0', 'BYD', 2003),
  maker('LGX', 'BYD', 2003),
  maker('LVV', 'Chery|Exeed|Jetour', 2001),
  maker('LVT', 'Chery|Exeed', 2001),
  maker('LGW', 'Haval|Great Wall|Tank', 2001),
  maker('L6T', 'Geely', 2001),
  maker('LB3', 'Geely', 2001),
  maker('LS5', 'Changan', 2001),
  maker('XTA', 'Lada', 1980),
  maker('JTH', 'Lexus'),
  maker('JTJ', 'Lexus'),
  maker('JT', 'Toyota|Lexus'),
  maker('XW7', 'Toyota'),
  maker('WVW', 'Volkswagen', 1980),
  maker('WV1', 'Volkswagen', 1980),
  maker('WV2', 'Volkswagen', 1980),
  maker('TMB', 'Skoda', 1991),
  maker('WDB', 'Mercedes-Benz'),
  maker('WDD', 'Mercedes-Benz'),
  maker('W1K', 'Mercedes-Benz'),
  maker('WBA', 'BMW'),
  maker('WAU', 'Audi', 1980),
  maker('JN1', 'Nissan|Infiniti'),
  maker('SJN', 'Nissan'),
  maker('JMB', 'Mitsubishi'),
  maker('W0L', 'Opel', 1980),
  maker('VF1', 'Renault'),
  maker('X7L', 'Renault|Nissan'),
];

/** Year codes repeat every 30 years, starting in 1980. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;

export interface VinMeaning {
  brands: readonly string[];
  year?: number;
}

/** Returns the years of a code up to `newestYear`, the next calendar year, whose models are sold early. */
const yearsOf = (code: string, since: number, newestYear: number): number[] => {
  const index = YEAR_CODES.indexOf(code);
  if (index < 0) return [];
  const first = FIRST_CODED_YEAR + index;
  return [first, first + YEAR_CODES.length, first + 2 * YEAR_CODES.length].filter(
    (year) => year >= since && year <= newestYear,
  );
};

export const meaningOfVin = (vin: string, newestYear: number): VinMeaning | null => {
  if (!isUsualVin(vin)) return null;
  const found = MAKERS.find(({ start }) => vin.startsWith(start));
  if (!found) return null;
  const { brands, since } = found;
  const [year, another] = since === undefined ? [] : yearsOf(vin.charAt(9), since, newestYear);
  return { brands, ...(year !== undefined && another === undefined && { year }) };
};
