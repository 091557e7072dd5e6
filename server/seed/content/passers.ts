import type { VisitSeed } from './visits';

/** A visit of somebody who has no account in the demo. */
export type PasserSeed = Omit<VisitSeed, 'car'> & {
  guest: { name: string; phone: string; car: string; year: number; plate: string };
};

/** Larger cars, whose works took longer than the price list's small one: up to what is charged is said when a time is booked. */
export const passers: readonly PasserSeed[] = [
  {
    guest: { name: 'Farrux Nazarov', phone: '+998900000041', car: 'Chevrolet Captiva', year: 2018, plate: '01F174NA' },
    daysAgo: 158,
    mileage: 121_400,
    at: 0,
    lines: [
      { what: 'oil', price: 150_000 },
      { what: 'diagnostics', price: 190_000 },
    ],
  },
  {
    guest: { name: 'Виктор Ли', phone: '+998900000042', car: 'Kia Sorento', year: 2019, plate: '01V802PA' },
    daysAgo: 143,
    mileage: 86_900,
    at: 2,
    lines: [{ what: 'oil', price: 160_000 }, { what: 'brakes', price: 240_000 }, { what: 'frontPads' }],
  },
  {
    guest: {
      name: 'Gulnora Yoʻldosheva',
      phone: '+998900000043',
      car: 'Chevrolet Malibu',
      year: 2017,
      plate: '10G551QA',
    },
    daysAgo: 127,
    mileage: 98_200,
    at: 0,
    lines: [
      { what: 'inspection', price: 340_000 },
      { what: 'diagnostics', price: 180_000 },
    ],
  },
  {
    guest: { name: 'Алишер Тураев', phone: '+998900000044', car: 'Chevrolet Traverse', year: 2021, plate: '01A936RA' },
    daysAgo: 112,
    mileage: 64_700,
    at: 4,
    lines: [
      { what: 'oil', price: 180_000 },
      { what: 'tyres', price: 260_000 },
      { what: 'alignment', price: 260_000 },
    ],
  },
  {
    guest: { name: 'Мадина Хакимова', phone: '+998900000045', car: 'Hyundai Tucson', year: 2020, plate: '01M407SA' },
    daysAgo: 89,
    mileage: 57_300,
    at: 0,
    lines: [{ what: 'brakes', price: 230_000 }, { what: 'frontPads' }, { what: 'diagnostics', price: 170_000 }],
  },
  {
    guest: { name: 'Rustam Xolmatov', phone: '+998900000046', car: 'Kia Sportage', year: 2022, plate: '30R218TA' },
    daysAgo: 74,
    mileage: 39_800,
    at: 1,
    lines: [
      { what: 'oil', price: 150_000 },
      { what: 'inspection', price: 320_000 },
    ],
  },
  {
    guest: { name: 'Светлана Ким', phone: '+998900000047', car: 'Chevrolet Equinox', year: 2021, plate: '01S640UA' },
    daysAgo: 52,
    mileage: 48_100,
    at: 0,
    lines: [{ what: 'brakes', price: 240_000 }, { what: 'fluid' }, { what: 'diagnostics', price: 180_000 }],
  },
  {
    guest: { name: 'Bekzod Usmonov', phone: '+998900000048', car: 'Chevrolet Tracker', year: 2022, plate: '01B093VA' },
    daysAgo: 41,
    mileage: 33_500,
    at: 2,
    lines: [
      { what: 'oil', price: 140_000 },
      { what: 'tyres', price: 240_000 },
      { what: 'alignment', price: 240_000 },
    ],
  },
];
