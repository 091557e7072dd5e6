/**
 * Addresses of the pages that both sides name, without the prefixes `/uz` and `/home`: the site links to them, the server lists them for
 * search engines and feeds. The odd spellings are the product's own.
 */

/** Followed by `/{id}`. */
export const SERVICE_PATH = '/services/singl-services';
export const PRODUCT_PATH = '/shop/singl-shop';
export const ARTICLE_PATH = '/blog/blog-singl-post';
/** The newest articles as RSS 2.0. */
export const FEED_PATH = '/blog/rss.xml';
