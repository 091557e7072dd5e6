import type { CategorySeed } from '../types';

export const articleCategories: CategorySeed[] = [
  { id: 1, slug: 'maintenance', name: { ru: 'Обслуживание', uz: 'Texnik xizmat' } },
  { id: 2, slug: 'repair', name: { ru: 'Ремонт', uz: 'Taʼmirlash' } },
  { id: 3, slug: 'seasons', name: { ru: 'Сезоны', uz: 'Fasllar' } },
  { id: 4, slug: 'buying', name: { ru: 'Покупка', uz: 'Xarid' } },
  { id: 5, slug: 'safety', name: { ru: 'Безопасность', uz: 'Xavfsizlik' } },
  { id: 6, slug: 'technology', name: { ru: 'Технологии', uz: 'Texnologiyalar' } },
];
