import { getPrices } from '#api/endpoints/prices';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';

export const load: Load = ({ language: lang }) => [getPrices.initiate({ lang }, PAGE_DATA)];
