import type { RootState } from '#shared/store/appStore';
import { isAnswered } from './serverData';

/**
 * What a page is for, by the pattern of its route: the first of these endpoints that it asked. Without its answer the page is a frame
 * around nothing. Blocks beside it (a strip of brands, similar parts, the phones of a page with an article) are not here. A table of the
 * server's, because a mark in the pages themselves would weigh on the browser.
 */
const MAIN_ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['getServices'],
  '/about': ['getAboutUs'],
  '/services': ['getServices'],
  '/services/singl-services/:id': ['getService'],
  '/about/services/singl-services/:id': ['getService'],
  '/services/singl-services': ['getServiceNames'],
  '/singl-services': ['getServiceNames'],
  '/about/services/singl-services': ['getServiceNames'],
  '/about/singl-services': ['getServiceNames'],
  '/shop': ['getParts'],
  '/shop/singl-shop/:id': ['getPart'],
  '/blog': ['filterArticles', 'getArticles'],
  '/blog/blog-singl-post/:id': ['getArticle'],
  '/prices': ['getPrices'],
  '/documents/:slug': ['getDocument'],
  '/booking/:token?': ['getBooking', 'getBookableServices'],
  '/passport/:paper': ['getPassport'],
  '/estimate/:token': ['getEstimate'],
  '/history/:token': ['getSharedHistory'],
  '/review/:token': ['getReviewQuestion'],
  '/contacts': ['getBranchesByRegion', 'getBranches'],
};

export const isMainContentMissing = (route: string, queries: RootState['api']['queries']): boolean => {
  const asked = Object.values(queries);
  const main = MAIN_ENDPOINTS[route]?.find((name) => asked.some((query) => query?.endpointName === name));
  return asked.some((query) => query?.endpointName === main && !isAnswered(query));
};
