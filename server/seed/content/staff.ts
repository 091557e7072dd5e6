import type { EmployeeSeed } from '../types';

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
