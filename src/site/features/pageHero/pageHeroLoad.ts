import { getHeroImages } from '../../../api/endpoints/about';
import type { Load } from '../../../shared/config/page';

/** What `RoutePageHero` asks for; pages add it to their own `load`. */
export const pageHeroLoad: Load = ({ language: lang }) => [getHeroImages.initiate({ lang }, { subscribe: false })];
