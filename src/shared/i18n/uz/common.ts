import type { common as Source } from '../ru/common';

export const common: typeof Source = {
  brand: 'Yolda',
  noInfo: 'Maʼlumot yoʻq',
  loading: 'Yuklanmoqda…',
  retry: 'Qayta urinish',
  loadFailed: 'Bu boʻlim yuklanmadi. Aloqani tekshirib, yana urinib koʻring.',
  loadBroken: 'Bu boʻlim yuklanmadi: nosozlik bizning tomonda. Birozdan soʻng yana urinib koʻring.',
  stale: 'Avvalgi maʼlumotlar koʻrsatilmoqda: ularni yangilab boʻlmadi.',
  close: 'Yopish',
  priceFrom: '{{price}}dan',
  minutes: '{{count}}\u00a0daqiqa',
  book: 'Yozilish',
  enquire: 'Ariza qoldirish',
  enquireNote: 'Arizangiz boʻyicha menejer 24 soat ichida qoʻngʻiroq qiladi.',
  newTab: 'yangi oynada ochiladi',
};
