import type { Done, Found } from './visits';

/** Visits that the demo's board begins with: of people without an account, at the first branch. */
export type OpenVisitSeed = {
  state: 'open' | 'sent' | 'in_work' | 'ready';
  guest: { name: string; phone: string; car: string; year: number; plate: string };
  language: 'ru' | 'uz';
  hoursAgo: number;
  mileage: number;
  lines: (Done & { isDone?: boolean })[];
  findings: Found[];
};

/** The demo's own link to the estimate that waits for an answer; those that customers get are guessed by nobody. */
export const DEMO_ESTIMATE = 'demo';

export const openVisits: readonly OpenVisitSeed[] = [
  {
    state: 'open',
    guest: { name: 'Шерзод Каюмов', phone: '+998900000031', car: 'Chevrolet Malibu', year: 2018, plate: '01S507HA' },
    language: 'ru',
    hoursAgo: 0.4,
    mileage: 112_400,
    lines: [{ what: 'diagnostics' }],
    findings: [
      {
        level: 'yellow',
        title: { ru: 'Салонный фильтр загрязнён', uz: 'Salon filtri ifloslangan' },
        photos: ['cabin-filter-carbon-malibu'],
      },
    ],
  },
  {
    state: 'sent',
    guest: {
      name: 'Dildora Ahmedova',
      phone: '+998900000032',
      car: 'Chevrolet Tracker',
      year: 2022,
      plate: '01D846JA',
    },
    language: 'uz',
    hoursAgo: 1.5,
    mileage: 38_900,
    lines: [{ what: 'inspection' }, { what: 'frontPads' }, { what: 'brakes' }],
    findings: [
      {
        level: 'red',
        title: { ru: 'Передние тормозные колодки изношены', uz: 'Old tormoz kolodkalari yeyilgan' },
        note: '2\u00a0mm qolgan. / Осталось 2\u00a0мм.',
        serviceId: 8,
        dueMileage: 40_000,
        photos: ['front-brake-pads-tracker'],
      },
      { level: 'green', title: { ru: 'Подвеска', uz: 'Osma' } },
    ],
  },
  {
    state: 'in_work',
    guest: { name: 'Тимур Ахмеджанов', phone: '+998900000033', car: 'Chevrolet Cobalt', year: 2019, plate: '10T273KA' },
    language: 'ru',
    hoursAgo: 3,
    mileage: 74_600,
    lines: [
      { what: 'oil', isDone: true },
      { what: 'oil5w30', quantity: 4_000 },
      { what: 'oilFilter' },
      { what: 'fluid' },
      { what: 'wash', declined: true },
    ],
    findings: [
      {
        level: 'yellow',
        title: { ru: 'Аккумулятор', uz: 'Akkumulyator' },
        note: 'Держит заряд хуже нового. / Quvvatni yangisidan yomonroq saqlaydi.',
        dueIn: 120,
      },
    ],
  },
  {
    state: 'ready',
    guest: { name: 'Malika Yusupova', phone: '+998900000034', car: 'Chevrolet Spark', year: 2020, plate: '01M918LA' },
    language: 'uz',
    hoursAgo: 5,
    mileage: 51_300,
    lines: [
      { what: 'tyres', isDone: true },
      { what: 'alignment', isDone: true, discount: { percent: 1_000 } },
    ],
    findings: [{ level: 'green', title: { ru: 'Тормоза', uz: 'Tormozlar' } }],
  },
];

/** The one of the demo's customer, which the garage shows; `car`: the second one of it. At the second branch. */
export const ownOpenVisit: Omit<OpenVisitSeed, 'guest'> & { car: 0 | 1 } = {
  car: 1,
  state: 'in_work',
  language: 'ru',
  hoursAgo: 2,
  mileage: 31_290,
  lines: [
    { what: 'oil', isDone: true },
    { what: 'oil5w30', quantity: 4_000 },
    { what: 'oilFilter' },
    { what: 'alignment' },
  ],
  findings: [{ level: 'green', title: { ru: 'Тормоза', uz: 'Tormozlar' } }],
};
