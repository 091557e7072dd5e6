/**
 * The shared numbers of the product as plain values: the server's schemas and the browser's forms take the same ones,
 * and importing them brings no schema library into the browser. docs/spec/limits.md lists them.
 */

export const ARTICLES_PAGE_SIZE = 6;
export const PARTS_PAGE_SIZE = 10;
export const SERVICES_PAGE_SIZE = 10;
/** Kinds of what can be searched for, in the order of the site's menu. */
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
/** A longer question is refused: nobody types one. */
export const SEARCH_MAX_LENGTH = 100;
/** Of each kind, where all are shown. */
export const SEARCH_GROUP_SIZE = 5;
export const SEARCH_PAGE_SIZE = 20;
/** Pages of one kind: what stands later matches by chance. */
export const SEARCH_MAX_PAGES = 10;
export const SEARCH_SUGGESTIONS = 7;

/** `top` of /articles/: the newest, whatever the filters are. */
export const TOP_ARTICLES = 8;
/** A page number above it is refused: nothing has so many pages, and an unbounded one fills caches. */
export const MAX_PAGE = 1_000_000;
/** PostgreSQL's integers, which ids are, end there. */
export const MAX_ID = 2_147_483_647;

export const CODE_LENGTH = 6;
/** Seconds until the code may be sent again. */
export const CODE_RESEND_SECONDS = 60;
export const CODE_LIFETIME_SECONDS = 5 * 60;
export const CODE_MAX_TRIES = 5;
/** A right code lets its phone register or set a password for so long. */
export const PHONE_GRANT_SECONDS = 10 * 60;

/** Days after which a session that is not used ends. */
export const SESSION_IDLE_DAYS = 60;
/** Days after which a session ends, however much it is used. */
export const SESSION_MAX_DAYS = 180;

export const PASSWORD_MIN_LENGTH = 8;
/** argon2 takes any length; the bound keeps a request from costing seconds. */
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 100;

export const MAX_CARS = 2;
export const PLATE_MAX_LENGTH = 10;
export const VIN_MAX_LENGTH = 32;
export const CAR_MIN_YEAR = 1950;
/** For the schemas, which do not change with the day: `newestYear` of bounds.ts is what a car is refused by. */
export const CAR_MAX_YEAR = 2100;
export const MILEAGE_MAX = 9_999_999;

export const ENQUIRY_TEXT_MAX_LENGTH = 4000;
/** The wire names of where a request was made (docs/spec/decisions.md#odd-spellings-stay). */
export const SITE_ENQUIRY_SECTIONS = ['bookCategor_home', 'bookCategor_about', 'shop'] as const;
/** `phone`: entered by the staff for somebody who called. */
export const ENQUIRY_SECTIONS = [...SITE_ENQUIRY_SECTIONS, 'phone'] as const;
/** How far an enquiry has come. `waiting`: for the customer; `spam` is the staff's word alone, a customer reads `refused`. */
export const ENQUIRY_STATUSES = ['new', 'in_work', 'waiting', 'done', 'refused', 'spam'] as const;
/** The same as customers see it. */
export const TOLD_STATUSES = ['new', 'in_work', 'waiting', 'done', 'refused'] as const;
/** Whoever asks for an enquiry says so many last digits of its phone. */
export const PHONE_END_LENGTH = 4;
/** Within so many hours somebody answers: the site promises it. */
export const ENQUIRY_ANSWER_HOURS = 24;
/** The longest that an enquiry's reference is typed, with whatever stands between its signs. */
export const REFERENCE_MAX_LENGTH = 30;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128;

/** How a customer is reminded. */
export const MESSAGE_CHANNELS = ['off', 'sms', 'telegram'] as const;
