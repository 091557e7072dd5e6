import type { ContactSeed } from '../types';

export const callCenterPhone = '+998712000000';

export const insuranceContacts: ContactSeed[] = [
  {
    id: 1,
    name: { ru: 'Полис и консультация по ОСАГО', uz: 'OSAGO polisi va maslahat' },
    phone: '+998712000060',
  },
  {
    id: 2,
    name: { ru: 'Страховой случай и осмотр повреждений', uz: 'Sugʻurta hodisasi va shikastni koʻrikdan oʻtkazish' },
    phone: '+998712000061',
  },
];

export const roadsideContacts: ContactSeed[] = [
  {
    id: 1,
    name: { ru: 'Эвакуатор, круглосуточно', uz: 'Evakuator, kecha-yu kunduz' },
    phone: '+998712000070',
  },
  {
    id: 2,
    name: {
      ru: 'Запуск двигателя и замена колеса на дороге',
      uz: 'Yoʻlda dvigatelni ishga tushirish va gʻildirak almashtirish',
    },
    phone: '+998712000071',
  },
];
