import { getPrices } from '../../../api/endpoints/prices';
import type { Load } from '../../../shared/config/page';

export const load: Load = ({ language: lang }) => [getPrices.initiate({ lang }, { subscribe: false })];
