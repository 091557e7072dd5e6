import type { CategorySeed } from '../types';

export const partCategories: CategorySeed[] = [
  { id: 1, slug: 'brakes', name: { ru: 'Тормоза', uz: 'Tormozlar' } },
  { id: 2, slug: 'oils', name: { ru: 'Масла и жидкости', uz: 'Moylar va suyuqliklar' } },
  { id: 3, slug: 'filters', name: { ru: 'Фильтры', uz: 'Filtrlar' } },
  { id: 4, slug: 'ignition', name: { ru: 'Зажигание и датчики', uz: 'Oʻt oldirish va datchiklar' } },
  { id: 5, slug: 'suspension', name: { ru: 'Подвеска и привод', uz: 'Osma va yuritma' } },
  { id: 6, slug: 'batteries', name: { ru: 'Аккумуляторы', uz: 'Akkumulyatorlar' } },
  { id: 7, slug: 'belts', name: { ru: 'Ремни и цепи', uz: 'Tasmalar va zanjirlar' } },
  { id: 8, slug: 'cooling', name: { ru: 'Охлаждение', uz: 'Sovitish' } },
  { id: 9, slug: 'lighting', name: { ru: 'Свет и обзор', uz: 'Yoritish va koʻrinish' } },
];
