import type { prices as Source } from '../ru/prices';

export const prices: typeof Source = {
  title: 'Narxlar roʻyxati: xizmatlar va ehtiyot qismlar',
  heading: 'Narxlar roʻyxati',
  description:
    'Yolda avtoservisining barcha xizmatlari va doʻkondagi barcha ehtiyot qismlarning narxi bitta sahifada: qidiruv, chop etish, Excel va CSV.',
  lead: 'Barcha xizmat va ehtiyot qismlar bitta sahifada. Narxlar kartochkalardagi bilan bir xil: roʻyxat sayt bilan birga yangilanadi.',
  filter: 'Roʻyxatdan topish',
  filterHint: 'Xizmat, qism yoki raqam',
  service: 'Xizmat',
  time: 'Vaqti',
  part: 'Ehtiyot qism',
  stock: 'Mavjudligi',
  price: 'Narxi',
  parts: 'Ehtiyot qismlar',
  byPhone: 'telefon orqali',
  found_one: '{{count}} ta qator topildi',
  found_few: '{{count}} ta qator topildi',
  found_many: '{{count}} ta qator topildi',
  found_other: '{{count}} ta qator topildi',
  nothingFound: 'Roʻyxatda bunday narsa yoʻq. Soʻzni tekshiring yoki qoʻngʻiroq qiling: menejer narxini aytadi.',
  print: 'Chop etish',
  xlsx: 'Excel yuklab olish',
  csv: 'CSV yuklab olish',
};
