/** The desk's shared numbers and names as plain values, as contract/rules/limits.ts has the site's: nothing is imported here. */

/** `mechanic`: works on the visits of a branch, and sees nothing else. */
export const STAFF_ROLES = ['owner', 'manager', 'adviser', 'mechanic', 'editor'] as const;
/** How far a session has come: a password alone, a password that must be followed by setting up a second factor, or all the way in. */
export const SESSION_STAGES = ['second_factor', 'setup', 'full'] as const;
/** `invited`: has not opened the link yet. */
export const STAFF_STATES = ['invited', 'active', 'disabled'] as const;

export const DESK_IDLE_HOURS = 12;
export const DESK_MAX_DAYS = 7;
/** Says, with any value, that a call follows what somebody has just done at the desk: by itself an open desk keeps no session from ending. */
export const DESK_ATTENDED_HEADER = 'desk-attended';
/** Minutes after the last press during which somebody is taken to be there. */
export const DESK_ATTENDED_MINUTES = 5;
/** Minutes for the second factor after a right password. */
export const DESK_PENDING_MINUTES = 10;
/** Wrong codes after which the password is asked for again. */
export const SECOND_FACTOR_TRIES = 5;
export const RECOVERY_CODES = 10;
/** An invitation's link is good once and for so long. */
export const INVITATION_HOURS = 24;

/** Within it a change can be taken back: that is a change of its own, at the version that the first one made. */
export const UNDO_SECONDS = 8;
export const DESK_PAGE_SIZE = 50;
/** Counts end there: nobody reads them further, and counting all would cost more with each enquiry. */
export const DESK_MOST_COUNTED = 1_000;
/** Shorter texts find half of everything, and no index helps. */
export const DESK_SEARCH_MIN_LENGTH = 3;
export const DESK_SEARCH_MAX_LENGTH = 100;
export const DESK_BULK_MAX = 100;
/** By how many per cent prices may change at once. */
export const BULK_PERCENT = { least: -99, most: 1_000 } as const;
export const DESK_EXPORT_MAX = 20_000;
export const DESK_NOTE_MAX_LENGTH = 4_000;
export const DESK_VIEWS_MAX = 30;

/** In which order: the newest first, or the open ones by what is due first. */
export const ENQUIRY_ORDERS = ['newest', 'urgent'] as const;
/** `overdue`: open, unanswered and past its time; `due`: open, unanswered and in time. */
export const DUE_FILTERS = ['overdue', 'due'] as const;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
/** What an entry of the audit, and an event, is about. */
export const AUDIT_THINGS = [
  'enquiry',
  'customer',
  'staff',
  'session',
  'view',
  'message',
  'content',
  'picture',
  'import',
  'stock',
  'visit',
  'review',
  'booking',
] as const;
/** `reset`: events are missing that are not kept any more, so everything is read anew. */
export const EVENT_THINGS = [
  'enquiry',
  'customer',
  'staff',
  'view',
  'message',
  'content',
  'picture',
  'import',
  'stock',
  'visit',
  'review',
  'booking',
  'reset',
] as const;

/** How an item of content stands. `new`: a draft that was never published; `draft`: one of something that is. */
export const CONTENT_STATES = ['published', 'draft', 'new', 'scheduled'] as const;
export const CONTENT_STATE_FILTERS = ['published', 'draft', 'hidden', 'scheduled'] as const;
/** `changed`: those alone that the desk has touched, the latest first. */
export const CONTENT_ORDERS = ['site', 'name', 'changed'] as const;
/** A link to a draft is good for so long. */
export const CONTENT_PREVIEW_HOURS = 24;
/** The longest article there can be, in both languages. */
export const CONTENT_BODY_BYTES = 2 * 1024 * 1024;

/** What an upload may be, known by its first bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PICTURE_MAX_BYTES = 15 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 50_000_000;
/** Pixels of either side of a picture, and of a place. */
export const PICTURE_MIN_SIDE = 160;
/** Of a logo or an icon, which is shown small. */
export const DRAWING_MIN_SIDE = 48;
export const PICTURE_MAX_PLACE = 1_920;
export const PICTURE_ALT_MAX_LENGTH = 200;
/** What a picture may stand in. */
export const PICTURE_PLACES = [
  'service',
  'part',
  'article',
  'branch',
  'employee',
  'brand',
  'banner',
  'promo',
  'hero',
  'about',
  'about_banner',
  'services_intro',
  'draft',
  'version',
] as const;

/** `reading`: its rows are being stored; `stale`: not applied, for a part was changed after the dry run. */
export const IMPORT_STATES = ['reading', 'read', 'checked', 'stale', 'applied', 'undone'] as const;
/** What a column of a spreadsheet may hold, beside how many a branch has: `stock:3`. */
export const IMPORT_ROLES = ['id', 'number', 'price', 'branch', 'quantity'] as const;
export const IMPORT_FILTERS = ['change', 'error', 'warning', 'same'] as const;
export const IMPORT_DELIMITERS = [';', '\t', ',', '|'] as const;
/** Encodings of a CSV file, by their TextDecoder labels. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'ibm866', 'koi8-r'] as const;
/** Why a row cannot be used. */
export const IMPORT_PROBLEMS = [
  'no_number',
  'unknown',
  'ambiguous',
  'mismatch',
  'duplicate',
  'not_a_price',
  'negative',
  'zero',
  'too_large',
  'formula',
  'cell_error',
  'date',
  'boolean',
  'too_long',
  'draft',
  'unknown_branch',
  'not_a_quantity',
  'reserved',
  'changed',
] as const;
/** What undoing has made of a row: all of it, the price alone, or neither. */
export const IMPORT_UNDONE = ['restored', 'stock_kept', 'kept'] as const;
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 50_000;
export const IMPORT_MAX_COLUMNS = 60;
/** Filled cells of a sheet: 20 000 rows of 30 columns. */
export const IMPORT_MAX_CELLS = 600_000;
export const IMPORT_MAX_CELL = 500;
/** Of a list of its rows. */
export const IMPORT_PAGE_SIZE = 200;
/** A price that becomes so many times as high or as low is pointed out. */
export const IMPORT_ABSURD = 10;

/**
 * Why stock moves. `opening`: what was there before it was counted at the desk; `undo`: takes the move before it back; `import_undo`: a whole
 * import.
 */
export const STOCK_REASONS = [
  'opening',
  'receipt',
  'sale',
  'write_off',
  'transfer',
  'count',
  'undo',
  'import',
  'import_undo',
] as const;
/** Those that somebody gives by hand. */
export const STOCK_HAND_REASONS = ['count', 'receipt', 'sale', 'write_off', 'undo'] as const;
export const STOCK_STATE_FILTERS = ['in', 'low', 'none'] as const;
/** So many or fewer are low. */
export const STOCK_LOW = 2;
export const STOCK_MAX = 99_999;

/** Days of one question for the calendar. */
export const BOOKING_CALENDAR_DAYS = 14;
/** Longest booking that the desk can make. Equals the longest duration of a service (contract/content/kinds/shop.ts). */
export const BOOKING_MAX_MINUTES = 100_000;
export const BAY_BLOCK_MAX_MINUTES = 1_440;
export const BOOKING_NOTE_MAX_LENGTH = 500;
export const BOOKING_REASON_MAX_LENGTH = 200;
/** Nothing is booked for a time that is over for longer: a late comer's has just begun. */
export const BOOKING_LATE_MINUTES = 60;
/** Of a booking without services. */
export const BOOKING_USUAL_MINUTES = 60;

/** What the staff of a branch is notified of. */
export const NOTIFICATION_KINDS = [
  'enquiry',
  'booking_made',
  'booking_moved',
  'booking_cancelled',
  'estimate_answered',
  'review',
  'message_failed',
] as const;
/** Entries of a notification list, and how many unread ones are counted. */
export const NOTIFICATIONS_SHOWN = 60;
export const NOTIFICATION_DAYS = 30;
/** An unsettled booking is asked about for so long. */
export const UNSETTLED_DAYS = 14;
export const BOOKING_TASKS_AT_ONCE = 50;
