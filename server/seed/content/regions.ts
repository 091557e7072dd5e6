import type { RegionSeed } from '../types';

export const regions: RegionSeed[] = [
  { id: 1, slug: 'tashkent', name: { ru: 'Ташкент', uz: 'Toshkent' } },
  { id: 2, slug: 'samarkand', name: { ru: 'Самаркандская область', uz: 'Samarqand viloyati' } },
  { id: 3, slug: 'bukhara', name: { ru: 'Бухарская область', uz: 'Buxoro viloyati' } },
  { id: 4, slug: 'andijan', name: { ru: 'Андижанская область', uz: 'Andijon viloyati' } },
  { id: 5, slug: 'namangan', name: { ru: 'Наманганская область', uz: 'Namangan viloyati' } },
  { id: 6, slug: 'fergana', name: { ru: 'Ферганская область', uz: 'Fargʻona viloyati' } },
  { id: 7, slug: 'kashkadarya', name: { ru: 'Кашкадарьинская область', uz: 'Qashqadaryo viloyati' } },
  { id: 8, slug: 'karakalpakstan', name: { ru: 'Республика Каракалпакстан', uz: 'Qoraqalpogʻiston Respublikasi' } },
];
