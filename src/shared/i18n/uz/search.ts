import type { search as Source } from '../ru/search';

export const search: typeof Source = {
  title: 'Saytdan qidirish',
  titleOf: '{{search}}: saytdan qidirish',
  description:
    'Xizmatlar, ehtiyot qismlar, maqolalar, filiallar va savollarga javoblar: butun Yolda sayti boʻyicha qidiruv.',
  label: 'Nimani qidiramiz',
  hint: 'Masalan, Cobalt kolodkasi yoki GDB9001',
  find: 'Topish',
  services: 'Xizmatlar',
  parts: 'Ehtiyot qismlar',
  articles: 'Maqolalar',
  branches: 'Filiallar',
  questions: 'Savol-javoblar',
  showAll: 'Hammasini koʻrsatish',
  everything: 'Hamma joydan qidirish',
  found_one: '{{count}} ta natija topildi',
  found_few: '{{count}} ta natija topildi',
  found_many: '{{count}} ta natija topildi',
  found_other: '{{count}} ta natija topildi',
  understood: '«{{text}}» soʻrovi boʻyicha koʻrsatyapmiz.',
  nothing: '«{{search}}» soʻrovi boʻyicha hech narsa topilmadi.',
  nothingButNear: '«{{search}}» soʻroviga toʻliq mosi yoʻq. Eng yaqinlari mana.',
  elsewhere: 'Yana qayerdan qidirish mumkin',
  call: 'Yoki bizdan soʻrang, liniya kecha-yu kunduz ishlaydi:',
};
