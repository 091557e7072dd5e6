import { getSliderBrands } from '../../../api/endpoints/brands';
import { getParts } from '../../../api/endpoints/parts';
import type { Load } from '../../../shared/config/page';
import { pageHeroLoad } from '../../features/pageHero/pageHeroLoad';
import { parseShopUrl, partsArgs } from '../../features/shop/lib/shopUrl';

/** Every query that the shop renders. */
export const load: Load = (context, args) => {
  const { language: lang } = context;
  return [
    ...pageHeroLoad(context, args),
    getParts.initiate(partsArgs(lang, parseShopUrl(args.url.searchParams)), { subscribe: false }),
    getSliderBrands.initiate({ lang }, { subscribe: false }),
  ];
};
