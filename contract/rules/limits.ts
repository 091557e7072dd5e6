/** Limits as plain values, so that the browser's forms load no schema library. Documented in docs/spec/limits.md. */

export const ARTICLES_PAGE_SIZE = 6;
export const PARTS_PAGE_SIZE = 10;
export const PART_SORTS = ['price_asc', 'price_desc', 'new', 'name'] as const;
/** Classes of cars for which a service may have its own price. */
export const CAR_CLASSES = ['small', 'sedan', 'suv'] as const;
export type CarClass = (typeof CAR_CLASSES)[number];
/** Largest price in soʻm that the shop's filter accepts. */
export const PRICE_MAX = 999_999_999;
export const SERVICES_PAGE_SIZE = 10;
export const SEARCH_KINDS = [
  'services',
  'parts',
  'articles',
  'branches',
  'questions',
  'documents',
  'phones',
  'pages',
] as const;
export const SEARCH_MAX_LENGTH = 100;
export const SEARCH_GROUP_SIZE = 5;
export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_MAX_PAGES = 10;
export const SEARCH_SUGGESTIONS = 7;

export const TOP_ARTICLES = 8;
/** Larger page numbers are rejected, because unlimited ones would fill caches. */
export const MAX_PAGE = 1_000_000;
export const MAX_ID = 2_147_483_647;

export const CODE_LENGTH = 6;
export const CODE_RESEND_SECONDS = 60;
export const CODE_LIFETIME_SECONDS = 5 * 60;
export const CODE_MAX_TRIES = 5;
export const PHONE_GRANT_SECONDS = 10 * 60;

export const SESSION_IDLE_DAYS = 60;
export const SESSION_MAX_DAYS = 180;

export const PASSWORD_MIN_LENGTH = 8;
/** Limits the cost of a request: argon2 accepts any length. */
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 100;

export const MAX_CARS = 2;
export const PLATE_MAX_LENGTH = 10;
export const VIN_MAX_LENGTH = 32;
export const CAR_MIN_YEAR = 1950;
/** Static bound for the schemas. The effective one is `newestYear` of bounds.ts. */
export const CAR_MAX_YEAR = 2100;
export const MILEAGE_MAX = 9_999_999;
/** Own records of a car. */
export const MAX_OWN_RECORDS = 200;
export const OWN_NOTE_MAX_LENGTH = 500;
/** Greatest distance in km by which a due work can be postponed. */
export const POSTPONE_MAX_KM = 100_000;

export const ENQUIRY_TEXT_MAX_LENGTH = 4000;
/** The text of an enquiry becomes the complaint of its booking and visit. */
export const COMPLAINT_MAX_LENGTH = 4000;
/** Sections of the site that have an enquiry form, by their wire names (docs/spec/decisions.md#misspelt-names-stay). */
export const SITE_ENQUIRY_SECTIONS = ['bookCategor_home', 'bookCategor_about', 'shop'] as const;
export const ENQUIRY_SECTIONS = [...SITE_ENQUIRY_SECTIONS, 'phone'] as const;
/** `waiting`: the customer must reply. Customers see `spam` as `refused`. */
export const ENQUIRY_STATUSES = ['new', 'in_work', 'waiting', 'done', 'refused', 'spam'] as const;
export const CUSTOMER_STATUSES = ['new', 'in_work', 'waiting', 'done', 'refused'] as const;
export const PHONE_END_LENGTH = 4;
export const ENQUIRY_ANSWER_HOURS = 24;
export const REFERENCE_MAX_LENGTH = 30;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128;

export const MESSAGE_CHANNELS = ['off', 'sms', 'telegram'] as const;
