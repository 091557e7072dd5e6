import { tidyName } from '../../../contract/names';
import type { BothNames } from '../../../contract/visits/parts';

export const tidyNames = ({ ru, uz }: BothNames): BothNames => ({ ru: tidyName(ru), uz: tidyName(uz) });

export const isBlank = ({ ru, uz }: BothNames): boolean => `${ru}${uz}`.trim() === '';
