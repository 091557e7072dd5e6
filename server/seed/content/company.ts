import type { CompanyLinkSeed, ContactSeed, EmployeeSeed } from '../types';

export const companyLinks: CompanyLinkSeed[] = [
  { id: 1, kind: 'telegram', address: 'https://t.me/yolda_example' },
  { id: 2, kind: 'whatsapp', address: 'https://wa.me/998712000000' },
  { id: 3, kind: 'instagram', address: 'https://www.instagram.com/yolda.example/' },
  { id: 4, kind: 'email', address: 'info@yolda.example' },
];

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

export const staff: EmployeeSeed[] = [
  {
    id: 1,
    slug: 'rustam-karimov',
    name: { ru: 'Рустам Каримов', uz: 'Rustam Karimov' },
    position: { ru: 'Директор сети', uz: 'Tarmoq direktori' },
    photo: '/media/staff/rustam-karimov.640x800.webp',
  },
  {
    id: 2,
    slug: 'dmitriy-sokolov',
    name: { ru: 'Дмитрий Соколов', uz: 'Dmitriy Sokolov' },
    position: { ru: 'Технический директор', uz: 'Texnik direktor' },
    photo: '/media/staff/dmitriy-sokolov.640x800.webp',
  },
  {
    id: 3,
    slug: 'vitaliy-kim',
    name: { ru: 'Виталий Ким', uz: 'Vitaliy Kim' },
    position: { ru: 'Старший мастер по диагностике', uz: 'Diagnostika boʻyicha katta usta' },
    photo: '/media/staff/vitaliy-kim.640x800.webp',
  },
  {
    id: 4,
    slug: 'shahnoza-yoldosheva',
    name: { ru: 'Шахноза Юлдашева', uz: 'Shahnoza Yoʻldosheva' },
    position: { ru: 'Руководитель магазина запчастей', uz: 'Ehtiyot qismlar doʻkoni rahbari' },
    photo: '/media/staff/shahnoza-yoldosheva.640x800.webp',
  },
  {
    id: 5,
    slug: 'timur-gaynutdinov',
    name: { ru: 'Тимур Гайнутдинов', uz: 'Timur Gaynutdinov' },
    position: { ru: 'Мастер по двигателям и коробкам передач', uz: 'Dvigatel va uzatmalar qutisi ustasi' },
    photo: '/media/staff/timur-gaynutdinov.640x800.webp',
  },
  {
    id: 6,
    slug: 'nilufar-abdullayeva',
    name: { ru: 'Нилуфар Абдуллаева', uz: 'Nilufar Abdullayeva' },
    position: { ru: 'Менеджер сервиса', uz: 'Servis menejeri' },
    photo: '/media/staff/nilufar-abdullayeva.640x800.webp',
  },
  {
    id: 7,
    slug: 'azamat-tursunov',
    name: { ru: 'Азамат Турсунов', uz: 'Azamat Tursunov' },
    position: { ru: 'Мастер по ходовой части и тормозам', uz: 'Yurish qismi va tormozlar ustasi' },
    photo: '/media/staff/azamat-tursunov.640x800.webp',
  },
  {
    id: 8,
    slug: 'aydos-seytniyazov',
    name: { ru: 'Айдос Сейтниязов', uz: 'Aydos Seytniyazov' },
    position: { ru: 'Мастер кузовного цеха', uz: 'Kuzov sexi ustasi' },
    photo: '/media/staff/aydos-seytniyazov.640x800.webp',
  },
];
