import { getPassport } from '#api/endpoints/history';
import type { Load } from '#shared/config/page';

export const load: Load = ({ language: lang }, { params: { paper = '' } }) => [
  getPassport.initiate({ lang, paper }, { subscribe: false }),
];
