import type { Discount, FINDING_LEVELS, LINE_KINDS } from '#contract/rules/visits';
import type { Localized } from '../../platform/db/schema/columns';

type Line = { kind: (typeof LINE_KINDS)[number]; name: Localized; price: number; serviceId?: number | null };
export type Done = {
  what: keyof typeof LINES;
  price?: number;
  quantity?: number;
  discount?: Discount;
  declined?: boolean;
};
export type Found = {
  level: (typeof FINDING_LEVELS)[number];
  title: Localized;
  note?: string;
  serviceId?: number;
  dueMileage?: number;
  dueIn?: number;
  photos?: string[];
};
export type ReviewSeed = {
  stars: number;
  text: string;
  language: 'ru' | 'uz';
  after: number;
  answer?: string;
  waits?: boolean;
};

/** `car`: index of the customer's car. `at`: index of the branch. */
export type VisitSeed = {
  car: 0 | 1;
  daysAgo: number;
  mileage: number;
  at: number;
  lines: Done[];
  findings?: Found[];
  discount?: Discount;
  review?: ReviewSeed;
};

const work = (ru: string, uz: string, price: number, serviceId: number | null = null): Line => ({
  kind: 'work',
  name: { ru, uz },
  price,
  serviceId,
});
const part = (ru: string, uz: string, price: number): Line => ({ kind: 'part', name: { ru, uz }, price });

export const LINES = {
  oil: work('Замена моторного масла и фильтра', 'Dvigatel moyi va filtrini almashtirish', 90_000, 1),
  oil5w30: part('Моторное масло 5W-30, литр', 'Dvigatel moyi 5W-30, litr', 95_000),
  oilFilter: part('Масляный фильтр', 'Moy filtri', 48_000),
  airFilter: part('Воздушный фильтр', 'Havo filtri', 62_000),
  cabinFilter: part('Салонный фильтр угольный', 'Koʻmirli salon filtri', 85_000),
  inspection: work('Плановое ТО с осмотром по 40 пунктам', '40 band boʻyicha koʻrik bilan rejali TXK', 220_000, 2),
  frontPads: part('Передние тормозные колодки', 'Old tormoz kolodkalari', 320_000),
  discs: part('Передний тормозной диск', 'Old tormoz diski', 410_000),
  brakes: work('Замена передних колодок', 'Old kolodkalarni almashtirish', 150_000, 8),
  fluid: work('Замена тормозной жидкости', 'Tormoz suyuqligini almashtirish', 120_000),
  tyres: work('Сезонная замена шин, 4 колеса', 'Shinalarni mavsumiy almashtirish, 4 gʻildirak', 160_000, 11),
  alignment: work('Развал-схождение', 'Gʻildiraklar burchagini sozlash', 180_000, 12),
  conditioner: work('Заправка кондиционера', 'Konditsionerni toʻldirish', 260_000, 3),
  diagnostics: work('Компьютерная диагностика', 'Kompyuter diagnostikasi', 130_000, 4),
  suspension: work(
    'Замена шаровой опоры с диагностикой подвески',
    'Osma diagnostikasi va shar tayanchini almashtirish',
    240_000,
    9,
  ),
  electrics: work('Поиск утечки тока', 'Tok sizishini topish', 190_000, 10),
  prePurchase: work('Проверка машины перед покупкой', 'Mashinani xarid oldidan tekshirish', 350_000, 5),
  battery: part('Аккумулятор 60 А·ч', 'Akkumulyator 60 A·soat', 890_000),
  batteryWork: work(
    'Замена аккумулятора с проверкой зарядки',
    'Akkumulyatorni almashtirib, quvvatlashni tekshirish',
    60_000,
  ),
  belt: work('Замена ремня ГРМ с роликом', 'GRM tasmasi va rolikni almashtirish', 540_000),
  beltKit: part('Комплект ремня ГРМ', 'GRM tasmasi toʻplami', 780_000),
  wash: work('Мойка двигателя', 'Dvigatelni yuvish', 110_000),
} satisfies Record<string, Line>;

const oilChange: Done[] = [{ what: 'oil' }, { what: 'oil5w30', quantity: 4_000 }, { what: 'oilFilter' }];
const good = (ru: string, uz: string): Found => ({ level: 'green', title: { ru, uz } });

export const visits: readonly VisitSeed[] = [
  {
    car: 0,
    daysAgo: 722,
    mileage: 52_300,
    at: 0,
    lines: [...oilChange, { what: 'inspection' }, { what: 'airFilter' }],
  },
  { car: 1, daysAgo: 690, mileage: 6_100, at: 0, lines: [{ what: 'inspection' }, { what: 'cabinFilter' }] },
  { car: 0, daysAgo: 604, mileage: 57_900, at: 2, lines: [{ what: 'tyres' }, { what: 'alignment' }] },
  {
    car: 0,
    daysAgo: 548,
    mileage: 61_200,
    at: 0,
    lines: [...oilChange, { what: 'diagnostics' }, { what: 'wash', declined: true }],
    findings: [good('Подвеска', 'Osma'), good('Свет и электрика', 'Chiroqlar va elektrika')],
  },
  { car: 1, daysAgo: 501, mileage: 12_400, at: 0, lines: [...oilChange, { what: 'inspection' }] },
  {
    car: 0,
    daysAgo: 431,
    mileage: 66_800,
    at: 0,
    lines: [{ what: 'belt' }, { what: 'beltKit', discount: { percent: 500 } }],
    discount: { sum: 50_000 },
  },
  {
    car: 0,
    daysAgo: 360,
    mileage: 71_000,
    at: 0,
    lines: [...oilChange, { what: 'cabinFilter' }, { what: 'conditioner' }],
  },
  { car: 1, daysAgo: 312, mileage: 18_900, at: 2, lines: [...oilChange, { what: 'tyres' }] },
  {
    car: 0,
    daysAgo: 214,
    mileage: 76_500,
    at: 0,
    lines: [{ what: 'battery' }, { what: 'batteryWork' }, { what: 'diagnostics', discount: { percent: 10_000 } }],
  },
  {
    car: 1,
    daysAgo: 148,
    mileage: 25_300,
    at: 0,
    lines: [...oilChange, { what: 'inspection' }, { what: 'airFilter' }],
    findings: [
      {
        level: 'yellow',
        title: { ru: 'Салонный фильтр загрязнён', uz: 'Salon filtri ifloslangan' },
        note: 'Заменить со следующим маслом. / Keyingi moy bilan birga almashtirish kerak.',
        dueMileage: 32_000,
        photos: ['cabin-filter-carbon-malibu'],
      },
      good('Тормоза', 'Tormozlar'),
    ],
  },
  {
    car: 0,
    daysAgo: 62,
    mileage: 82_100,
    at: 0,
    lines: [...oilChange, { what: 'fluid' }, { what: 'tyres' }],
    findings: [good('Аккумулятор', 'Akkumulyator')],
    review: {
      stars: 5,
      text: 'Поменяли масло, тормозную жидкость и шины за один заезд. Всё, что сделано, видно в истории машины.',
      language: 'ru',
      after: 1,
    },
  },
  {
    car: 0,
    daysAgo: 12,
    mileage: 84_200,
    at: 0,
    lines: [
      { what: 'inspection' },
      { what: 'diagnostics' },
      { what: 'frontPads', declined: true },
      { what: 'brakes', declined: true },
    ],
    findings: [
      {
        level: 'red',
        title: { ru: 'Передние тормозные колодки изношены', uz: 'Old tormoz kolodkalari yeyilgan' },
        note: 'Осталось 2\u00a0мм, на диске бортик. / 2\u00a0mm qolgan, diskda qirra bor.',
        serviceId: 8,
        dueMileage: 85_000,
        dueIn: 21,
        photos: ['front-brake-pads-tracker'],
      },
      {
        level: 'yellow',
        title: { ru: 'Воздушный фильтр', uz: 'Havo filtri' },
        note: 'Заменить вместе с маслом. / Moy bilan birga almashtirish kerak.',
        dueMileage: 92_000,
        photos: ['air-filter-gentra'],
      },
      good('Подвеска', 'Osma'),
      good('Охлаждающая жидкость', 'Sovitish suyuqligi'),
    ],
  },
];

export const documentEnds: readonly { car: 0 | 1; kind: number; inDays: number }[] = [
  { car: 0, kind: 1, inDays: 16 },
  { car: 0, kind: 2, inDays: 143 },
  { car: 1, kind: 1, inDays: 402 },
  { car: 1, kind: 2, inDays: -4 },
];

export const DEMO_SHARE = 'demo';

export type OpenVisitSeed = {
  /** `approved`: the customer approved the estimate by phone. */
  state: 'open' | 'sent' | 'approved' | 'in_work' | 'ready';
  guest: { name: string; phone: string; car: string; year: number; plate: string };
  language: 'ru' | 'uz';
  hoursAgo: number;
  mileage: number;
  complaint: string;
  /** Hours from now until the promised time. */
  promisedIn?: number;
  lines: (Done & { isDone?: boolean })[];
  findings: Found[];
};

export const DEMO_ESTIMATE = 'demo';

export const openVisits: readonly OpenVisitSeed[] = [
  {
    state: 'open',
    guest: { name: 'Шерзод Каюмов', phone: '+998900000031', car: 'Chevrolet Malibu', year: 2018, plate: '01S507HA' },
    language: 'ru',
    hoursAgo: 0.4,
    mileage: 112_400,
    complaint: 'Загорелась лампа двигателя, на холодную подёргивается при разгоне.',
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
    complaint: 'Tormoz bosilganda oldindan gʻijirlagan ovoz chiqyapti.',
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
    state: 'approved',
    guest: { name: 'Бахтиёр Назаров', phone: '+998900000035', car: 'Kia K5', year: 2021, plate: '01B640KA' },
    language: 'ru',
    hoursAgo: 2,
    mileage: 63_200,
    complaint: 'Подошло время менять масло.',
    lines: [{ what: 'oil' }, { what: 'oilFilter' }, { what: 'wash', declined: true }],
    findings: [],
  },
  {
    state: 'in_work',
    guest: { name: 'Тимур Ахмеджанов', phone: '+998900000033', car: 'Chevrolet Cobalt', year: 2019, plate: '10T273KA' },
    language: 'ru',
    hoursAgo: 3,
    promisedIn: -0.5,
    mileage: 74_600,
    complaint: 'Пора менять масло. Педаль тормоза стала мягкой, посмотрите.',
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
    complaint: 'Shinalarni qishkisiga almashtirish kerak, mashina oʻngga tortyapti.',
    lines: [
      { what: 'tyres', isDone: true },
      { what: 'alignment', isDone: true, discount: { percent: 1_000 } },
    ],
    findings: [{ level: 'green', title: { ru: 'Тормоза', uz: 'Tormozlar' } }],
  },
  {
    // Carried over from yesterday.
    state: 'in_work',
    guest: { name: 'Равшан Исмаилов', phone: '+998900000036', car: 'Chevrolet Gentra', year: 2016, plate: '01R352GA' },
    language: 'ru',
    hoursAgo: 26,
    mileage: 168_700,
    complaint: 'Стучит спереди на кочках. Машину можно оставить до завтра.',
    lines: [{ what: 'diagnostics', isDone: true }, { what: 'alignment' }],
    findings: [],
  },
];

export const ownOpenVisit: Omit<OpenVisitSeed, 'guest'> & { car: 0 | 1 } = {
  car: 1,
  state: 'in_work',
  language: 'ru',
  hoursAgo: 2,
  promisedIn: 2,
  mileage: 31_290,
  complaint: 'Плановая замена масла. Машину немного уводит влево.',
  lines: [
    { what: 'oil', isDone: true },
    { what: 'oil5w30', quantity: 4_000 },
    { what: 'oilFilter' },
    { what: 'alignment' },
  ],
  findings: [{ level: 'green', title: { ru: 'Тормоза', uz: 'Tormozlar' } }],
};
