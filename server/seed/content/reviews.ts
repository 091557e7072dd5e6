import type { ReviewSeed, VisitSeed } from './visits';

export type WalkInCustomerSeed = Omit<VisitSeed, 'car'> & {
  guest: { name: string; phone: string; car: string; year: number; plate: string };
};

export const walkInCustomers: readonly WalkInCustomerSeed[] = [
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

export type GuestSeed = WalkInCustomerSeed & { review: ReviewSeed };

export const guests: readonly GuestSeed[] = [
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
    review: {
      stars: 5,
      text: 'Diagnostikada har bir xatoni tushuntirib berishdi, ikkitasi shoshilinch emas ekan. Keraksiz ish taklif qilishmadi.',
      language: 'uz',
      after: 1,
    },
  },
  {
    guest: { name: 'Мадина Хакимова', phone: '+998900000045', car: 'Hyundai Tucson', year: 2020, plate: '01M407SA' },
    daysAgo: 89,
    mileage: 57_300,
    at: 0,
    lines: [{ what: 'brakes', price: 230_000 }, { what: 'frontPads' }, { what: 'diagnostics', price: 170_000 }],
    review: {
      stars: 4,
      text: 'Скрип тормозов убрали, ошибку датчика нашли сразу. Колодки для Tucson привезли с другого филиала, ждала полтора часа.',
      language: 'ru',
      after: 2,
    },
  },
  {
    guest: { name: 'Азамат Рузиев', phone: '+998900000049', car: 'Chevrolet Cobalt', year: 2018, plate: '01A562WA' },
    daysAgo: 64,
    mileage: 103_500,
    at: 2,
    lines: [{ what: 'conditioner' }],
    review: {
      stars: 5,
      text: 'Сначала нашли, где уходил фреон, заменили уплотнение и только потом заправили. Холодит как новый.',
      language: 'ru',
      after: 4,
    },
  },
  {
    guest: { name: 'Shahnoza Qodirova', phone: '+998900000050', car: 'Chevrolet Nexia', year: 2017, plate: '01S417XA' },
    daysAgo: 57,
    mileage: 112_800,
    at: 0,
    lines: [{ what: 'suspension' }, { what: 'alignment' }],
    review: {
      stars: 5,
      text: 'Oldingi gʻildirakdan taqillagan ovoz yoʻqoldi. Yeyilgan sharnirni qoʻlimga berib koʻrsatishdi.',
      language: 'uz',
      after: 2,
    },
  },
  {
    guest: { name: 'Игорь Пак', phone: '+998900000051', car: 'Chevrolet Lacetti', year: 2012, plate: '01I385YA' },
    daysAgo: 37,
    mileage: 164_200,
    at: 1,
    lines: [{ what: 'electrics' }],
    review: {
      stars: 4,
      text: 'Утром не заводилась: нашли утечку тока в сигнализации. Искали дольше, чем думал, но взяли по смете.',
      language: 'ru',
      after: 1,
      answer: 'Игорь, спасибо. Утечку тока ищем по одной цепи, поэтому срок называем с запасом.',
    },
  },
  {
    guest: { name: 'Ulugʻbek Ergashev', phone: '+998900000052', car: 'Kia K5', year: 2020, plate: '10U729ZA' },
    daysAgo: 26,
    mileage: 71_900,
    at: 0,
    lines: [{ what: 'prePurchase' }],
    review: {
      stars: 5,
      text: 'Sotuvchi boʻyalmagan degan eshik boʻyalgan ekan. Hisobot bilan narxni tushirib oldim.',
      language: 'uz',
      after: 3,
    },
  },
  {
    guest: {
      name: 'Jahongir Toʻrayev',
      phone: '+998900000021',
      car: 'Chevrolet Lacetti',
      year: 2013,
      plate: '01D214EA',
    },
    daysAgo: 96,
    mileage: 148_300,
    at: 0,
    lines: [{ what: 'oil' }, { what: 'oil5w30', quantity: 4_000 }, { what: 'oilFilter' }],
    review: {
      stars: 5,
      text: 'Ikki yildan beri shu yerda moy almashtiraman. Qilingan ishlarning hammasi telefonimda turibdi.',
      language: 'uz',
      after: 1,
    },
  },
  {
    guest: { name: 'Камила Саидова', phone: '+998900000022', car: 'Chevrolet Gentra', year: 2016, plate: '01K480BA' },
    daysAgo: 71,
    mileage: 97_600,
    at: 0,
    lines: [{ what: 'inspection' }, { what: 'airFilter' }],
    review: {
      stars: 4,
      text: 'Осмотр подробный, с фотографиями, лишнего не навязали. Но ждать пришлось на сорок минут дольше, чем обещали.',
      language: 'ru',
      after: 2,
      answer: 'Камила, спасибо и простите за ожидание. О таких задержках теперь звоним заранее.',
    },
  },
  {
    guest: { name: 'Sardor Alimov', phone: '+998900000023', car: 'Chevrolet Onix', year: 2023, plate: '10S655CA' },
    daysAgo: 48,
    mileage: 31_900,
    at: 0,
    lines: [{ what: 'frontPads' }, { what: 'brakes' }],
    review: {
      stars: 5,
      text: 'Kolodkalarni koʻz oldimda almashtirishdi. Narxi smetadagidan bir soʻm ham oshmadi.',
      language: 'uz',
      after: 1,
    },
  },
  {
    guest: { name: 'Отабек Юлдашев', phone: '+998900000024', car: 'Kia K5', year: 2021, plate: '01O731DA' },
    daysAgo: 33,
    mileage: 54_200,
    at: 2,
    lines: [{ what: 'tyres' }, { what: 'alignment' }],
    review: {
      stars: 3,
      text: 'Шины поменяли хорошо, но вечером в сезон очередь даже по записи.',
      language: 'ru',
      after: 3,
      answer: 'Отабек, спасибо за прямоту. На время сезона мы поставили второй пост.',
    },
  },
  {
    guest: { name: 'Нодира Каримова', phone: '+998900000025', car: 'Chevrolet Spark', year: 2020, plate: '01N092FA' },
    daysAgo: 19,
    mileage: 41_200,
    at: 0,
    lines: [{ what: 'oil' }, { what: 'oil5w30', quantity: 3_500 }, { what: 'oilFilter' }, { what: 'cabinFilter' }],
    review: {
      stars: 5,
      text: 'Записалась на десять утра, к одиннадцати уже уехала. Показали старый фильтр и сказали, когда приезжать снова.',
      language: 'ru',
      after: 1,
    },
  },
  {
    guest: { name: 'Zulfiya Rasulova', phone: '+998900000026', car: 'Chevrolet Nexia', year: 2019, plate: '01Z318GA' },
    daysAgo: 3,
    mileage: 88_700,
    at: 0,
    lines: [{ what: 'diagnostics' }],
    review: {
      stars: 5,
      text: 'Panelda chiroq yonib qolgandi, yarim soatda sababini topib berishdi.',
      language: 'uz',
      after: 1,
      waits: true,
    },
  },
];
