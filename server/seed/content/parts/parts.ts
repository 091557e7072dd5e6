import type { BrandSeed, CategorySeed, PartSeed } from '../../types';
import { brakesParts, suspensionParts } from './chassis';
import { batteriesParts, lightingParts } from './electrics';
import { beltsParts, coolingParts, ignitionParts } from './engine';
import { filtersParts, oilsParts } from './oilsAndFilters';

/** Sorted by how common the brands are in Uzbekistan. */
export const brands: BrandSeed[] = [
  { id: 1, slug: 'chevrolet', name: 'Chevrolet', logo: '/media/brands/chevrolet.svg' },
  { id: 2, slug: 'daewoo', name: 'Daewoo', logo: '/media/brands/daewoo.svg' },
  { id: 3, slug: 'ravon', name: 'Ravon', logo: '/media/brands/ravon.svg' },
  { id: 4, slug: 'kia', name: 'Kia', logo: '/media/brands/kia.svg' },
  { id: 5, slug: 'hyundai', name: 'Hyundai', logo: '/media/brands/hyundai.svg' },
  { id: 6, slug: 'byd', name: 'BYD', logo: '/media/brands/byd.svg' },
  { id: 7, slug: 'chery', name: 'Chery', logo: '/media/brands/chery.svg' },
  { id: 8, slug: 'haval', name: 'Haval', logo: '/media/brands/haval.svg' },
  { id: 9, slug: 'geely', name: 'Geely', logo: '/media/brands/geely.svg' },
  { id: 10, slug: 'changan', name: 'Changan', logo: '/media/brands/changan.svg' },
  { id: 11, slug: 'jetour', name: 'Jetour', logo: '/media/brands/jetour.svg' },
  { id: 12, slug: 'exeed', name: 'Exeed', logo: '/media/brands/exeed.svg' },
  { id: 13, slug: 'lada', name: 'Lada', logo: '/media/brands/lada.svg' },
  { id: 14, slug: 'toyota', name: 'Toyota', logo: '/media/brands/toyota.svg' },
  { id: 15, slug: 'volkswagen', name: 'Volkswagen', logo: '/media/brands/volkswagen.svg' },
  { id: 16, slug: 'skoda', name: 'Skoda', logo: '/media/brands/skoda.svg' },
  { id: 17, slug: 'mercedes-benz', name: 'Mercedes-Benz', logo: '/media/brands/mercedes-benz.svg' },
  { id: 18, slug: 'bmw', name: 'BMW', logo: '/media/brands/bmw.svg' },
  { id: 19, slug: 'audi', name: 'Audi', logo: '/media/brands/audi.svg' },
  { id: 20, slug: 'nissan', name: 'Nissan', logo: '/media/brands/nissan.svg' },
  { id: 21, slug: 'mitsubishi', name: 'Mitsubishi', logo: '/media/brands/mitsubishi.svg' },
  { id: 22, slug: 'opel', name: 'Opel', logo: '/media/brands/opel.svg' },
  { id: 23, slug: 'lexus', name: 'Lexus', logo: '/media/brands/lexus.svg' },
  { id: 24, slug: 'renault', name: 'Renault', logo: '/media/brands/renault.svg' },
];

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

export const parts: PartSeed[] = [
  ...brakesParts,
  ...oilsParts,
  ...filtersParts,
  ...ignitionParts,
  ...suspensionParts,
  ...batteriesParts,
  ...beltsParts,
  ...coolingParts,
  ...lightingParts,
];

/** Guarantees of the manufacturers, by the slug of the category. Consumables have none. */
export const partGuarantees: Record<string, { guaranteeMonths: number; guaranteeKm?: number }> = {
  batteries: { guaranteeMonths: 12 },
  belts: { guaranteeMonths: 12, guaranteeKm: 20_000 },
  brakes: { guaranteeMonths: 6, guaranteeKm: 10_000 },
  cooling: { guaranteeMonths: 12, guaranteeKm: 20_000 },
  ignition: { guaranteeMonths: 6, guaranteeKm: 10_000 },
  suspension: { guaranteeMonths: 6, guaranteeKm: 10_000 },
};
