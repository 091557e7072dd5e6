import type { TagSeed } from '../types';

export const articleTags: TagSeed[] = [
  { id: 1, slug: 'oil-and-filters', name: { ru: 'Масла и фильтры', uz: 'Moy va filtrlar' } },
  { id: 2, slug: 'brakes', name: { ru: 'Тормоза', uz: 'Tormozlar' } },
  { id: 3, slug: 'tyres', name: { ru: 'Шины', uz: 'Shinalar' } },
  { id: 4, slug: 'battery', name: { ru: 'Аккумулятор', uz: 'Akkumulyator' } },
  { id: 5, slug: 'engine', name: { ru: 'Двигатель', uz: 'Dvigatel' } },
  { id: 6, slug: 'cooling', name: { ru: 'Охлаждение', uz: 'Sovitish' } },
  { id: 7, slug: 'suspension', name: { ru: 'Подвеска', uz: 'Osma' } },
  { id: 8, slug: 'gas-fuel', name: { ru: 'Газ и бензин', uz: 'Gaz va benzin' } },
  { id: 9, slug: 'winter', name: { ru: 'Зима', uz: 'Qish' } },
  { id: 10, slug: 'heat-and-dust', name: { ru: 'Жара и пыль', uz: 'Issiq va chang' } },
  { id: 11, slug: 'road-trip', name: { ru: 'В дороге', uz: 'Safarda' } },
  { id: 12, slug: 'used-car', name: { ru: 'Машина с пробегом', uz: 'Ishlatilgan mashina' } },
];
