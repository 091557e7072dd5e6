import type { PasserSeed } from './passers';
import type { ReviewSeed } from './visits';

/** Visits of people who have no account in the demo, each with a review. */
export type GuestSeed = PasserSeed & { review: ReviewSeed };

export const guests: readonly GuestSeed[] = [
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
