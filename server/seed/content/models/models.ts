import type { ModelSeed } from '../../types';
import { chevroletFamilyModels } from './chevroletFamily';
import { chineseModels } from './chinese';
import { europeanModels } from './european';
import { japaneseModels } from './japanese';
import { koreanModels } from './korean';

/** Ids are the brand's id times 100 and the model's number, so that a new model never renumbers the others. */
export const models: ModelSeed[] = [
  ...chevroletFamilyModels,
  ...koreanModels,
  ...chineseModels,
  ...japaneseModels,
  ...europeanModels,
];
