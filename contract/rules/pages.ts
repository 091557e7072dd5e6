/**
 * Addresses of the pages that both sides name, without the prefixes `/uz` and `/home`: the site links to them, the server lists them for
 * search engines and feeds. The odd spellings are the product's own.
 */

/** Followed by `/{id}`. */
export const SERVICE_PATH = '/services/singl-services';
export const PRODUCT_PATH = '/shop/singl-shop';
export const ARTICLE_PATH = '/blog/blog-singl-post';
/** Followed by `/{slug}`. */
export const DOCUMENT_PATH = '/documents';
/** What is agreed to wherever somebody leaves their name. */
export const POLICY_SLUG = 'personal-data';
export const PRICES_PATH = '/prices';
/** A time is booked here; followed by `/{token}` it is the booking of a link. */
export const BOOKING_PATH = '/booking';
/** How an enquiry stands. */
export const TRACK_PATH = '/track';
/** Whether the paper of a visit is genuine; followed by `/{token}`, which stands in its QR code. */
export const PASSPORT_PATH = '/passport';
/** Of the staff; followed by `/{reference}`. */
export const DESK_ENQUIRY_PATH = '/desk/enquiries';
/** The newest articles as RSS 2.0. */
export const FEED_PATH = '/blog/rss.xml';
