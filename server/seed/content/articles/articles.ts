import type { ArticleSeed, CategorySeed, TagSeed } from '../../types';
import {
  childSeatChoice,
  genuineOrFakeParts,
  paintThicknessCheck,
  technicalInspectionChecklist,
  usedCarSergeliMarket,
} from './buying';
import {
  airFilterDustyRoads,
  checkEngineLight,
  fuelOctaneAndQuality,
  methaneOrPropane,
  oilChangeIntervalHeat,
  timingBeltOrChain,
  turboEngineCare,
} from './engine';
import {
  airConditionerBeforeSummer,
  automaticGearboxFluid,
  brakeFluidTwoYears,
  brakePadsWear,
  cabinFilterSmog,
  coolantNotTapWater,
  engineOverheatingTraffic,
  suspensionKnock,
} from './maintenance';
import {
  batteryHeatAndFrost,
  electricCarHeat,
  kamchikPassWinter,
  winterPreparation,
  winterTyresPlusSeven,
  wiperBladesAndWasher,
} from './seasons';

export const articleCategories: CategorySeed[] = [
  { id: 1, slug: 'maintenance', name: { ru: 'Обслуживание', uz: 'Texnik xizmat' } },
  { id: 2, slug: 'repair', name: { ru: 'Ремонт', uz: 'Taʼmirlash' } },
  { id: 3, slug: 'seasons', name: { ru: 'Сезоны', uz: 'Fasllar' } },
  { id: 4, slug: 'buying', name: { ru: 'Покупка', uz: 'Xarid' } },
  { id: 5, slug: 'safety', name: { ru: 'Безопасность', uz: 'Xavfsizlik' } },
  { id: 6, slug: 'technology', name: { ru: 'Технологии', uz: 'Texnologiyalar' } },
];

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

/** Oldest first, so that ids are stable when articles are added. */
export const articles: ArticleSeed[] = [
  airFilterDustyRoads,
  batteryHeatAndFrost,
  winterTyresPlusSeven,
  kamchikPassWinter,
  checkEngineLight,
  cabinFilterSmog,
  suspensionKnock,
  fuelOctaneAndQuality,
  paintThicknessCheck,
  usedCarSergeliMarket,
  technicalInspectionChecklist,
  timingBeltOrChain,
  airConditionerBeforeSummer,
  brakeFluidTwoYears,
  coolantNotTapWater,
  engineOverheatingTraffic,
  turboEngineCare,
  electricCarHeat,
  oilChangeIntervalHeat,
  automaticGearboxFluid,
  childSeatChoice,
  genuineOrFakeParts,
  brakePadsWear,
  methaneOrPropane,
  wiperBladesAndWasher,
  winterPreparation,
];
