import { getServices } from '#api/generated/services';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';
import { parseServicesUrl, servicesArgs } from './servicesUrl';

/** The list under an address's filters asks for these. */
export const serviceListQueries: Load = ({ language }, { url }) => [
  getServices.initiate(servicesArgs(language, parseServicesUrl(url.searchParams)), PAGE_DATA),
];
