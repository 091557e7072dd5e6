import { getHeroImages } from '#api/generated/about';
import type { Load } from '#shared/config/page';

/** `RoutePageHero` asks for these. */
export const pageHeroQueries: Load = ({ language: lang }) => [getHeroImages.initiate({ lang }, { subscribe: false })];
