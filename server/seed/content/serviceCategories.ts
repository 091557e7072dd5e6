import type { CategorySeed } from '../types';

export const serviceCategories: CategorySeed[] = [
  { id: 1, slug: 'maintenance', name: { ru: 'Обслуживание', uz: 'Texnik xizmat' } },
  { id: 2, slug: 'diagnostics', name: { ru: 'Диагностика', uz: 'Diagnostika' } },
  { id: 3, slug: 'repair', name: { ru: 'Ремонт', uz: 'Taʼmirlash' } },
  { id: 4, slug: 'wheels', name: { ru: 'Колёса', uz: 'Gʻildiraklar' } },
  { id: 5, slug: 'body', name: { ru: 'Кузов', uz: 'Kuzov' } },
];
