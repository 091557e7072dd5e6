import type { PartSeed } from '../../types';
import { batteriesParts } from './batteries';
import { beltsParts } from './belts';
import { brakesParts } from './brakes';
import { coolingParts } from './cooling';
import { filtersParts } from './filters';
import { ignitionParts } from './ignition';
import { lightingParts } from './lighting';
import { oilsParts } from './oils';
import { suspensionParts } from './suspension';

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
