import type { ArticleSeed } from '../../types';
import { airConditionerBeforeSummer } from './airConditionerBeforeSummer';
import { airFilterDustyRoads } from './airFilterDustyRoads';
import { automaticGearboxFluid } from './automaticGearboxFluid';
import { batteryHeatAndFrost } from './batteryHeatAndFrost';
import { brakeFluidTwoYears } from './brakeFluidTwoYears';
import { brakePadsWear } from './brakePadsWear';
import { cabinFilterSmog } from './cabinFilterSmog';
import { checkEngineLight } from './checkEngineLight';
import { childSeatChoice } from './childSeatChoice';
import { coolantNotTapWater } from './coolantNotTapWater';
import { electricCarHeat } from './electricCarHeat';
import { engineOverheatingTraffic } from './engineOverheatingTraffic';
import { fuelOctaneAndQuality } from './fuelOctaneAndQuality';
import { genuineOrFakeParts } from './genuineOrFakeParts';
import { kamchikPassWinter } from './kamchikPassWinter';
import { methaneOrPropane } from './methaneOrPropane';
import { oilChangeIntervalHeat } from './oilChangeIntervalHeat';
import { paintThicknessCheck } from './paintThicknessCheck';
import { suspensionKnock } from './suspensionKnock';
import { technicalInspectionChecklist } from './technicalInspectionChecklist';
import { timingBeltOrChain } from './timingBeltOrChain';
import { turboEngineCare } from './turboEngineCare';
import { usedCarSergeliMarket } from './usedCarSergeliMarket';
import { winterPreparation } from './winterPreparation';
import { winterTyresPlusSeven } from './winterTyresPlusSeven';
import { wiperBladesAndWasher } from './wiperBladesAndWasher';

/** Every article of the blog, oldest first: an article keeps its id whatever is published after it. */
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
