import { getServices } from '../../../api/endpoints/services';
import type { Load } from '../../../shared/config/page';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';
import { parseServicesUrl, servicesArgs } from '../../features/services/lib/servicesUrl';

/** Every query that the list renders; the names of all services come with the header. */
export const load: Load = (context, args) => [
  ...pageHeroLoad(context, args),
  getServices.initiate(servicesArgs(context.language, parseServicesUrl(args.url.searchParams)), { subscribe: false }),
];
