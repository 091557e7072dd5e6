/** Limits and names of the desk as plain values without imports, like contract/rules/limits.ts. */

export const STAFF_ROLES = ['owner', 'manager', 'adviser', 'mechanic', 'editor'] as const;
export const SESSION_STAGES = ['second_factor', 'setup', 'full'] as const;
export const STAFF_STATES = ['invited', 'active', 'disabled'] as const;

export const DESK_IDLE_HOURS = 12;
export const DESK_MAX_DAYS = 7;
/** Request header of a call caused by user activity. Background polling must not extend a session. */
export const DESK_ATTENDED_HEADER = 'desk-attended';
export const DESK_ATTENDED_MINUTES = 5;
export const DESK_PENDING_MINUTES = 10;
export const SECOND_FACTOR_TRIES = 5;
export const RECOVERY_CODES = 10;
export const INVITATION_HOURS = 24;

export const UNDO_SECONDS = 8;
export const DESK_PAGE_SIZE = 50;
/** Counts stop at this number, so that their cost does not grow with the table. */
export const DESK_MAX_COUNT = 1_000;
/** Shorter queries match too many rows, and a trigram index does not support them. */
export const DESK_SEARCH_MIN_LENGTH = 3;
export const DESK_SEARCH_MAX_LENGTH = 100;
export const DESK_SEARCH_HITS = 5;
export const DESK_SEARCH_KINDS = ['customer', 'visit', 'booking', 'enquiry', 'part'] as const;
/** Per person, in the time window of the rate limits. A typed query needs about three calls. */
export const DESK_SEARCHES_MAX = 120;
export const DESK_BULK_MAX = 100;
export const BULK_PERCENT = { least: -99, most: 1_000 } as const;
export const DESK_EXPORT_MAX = 20_000;
export const DESK_NOTE_MAX_LENGTH = 4_000;
export const DESK_VIEWS_MAX = 30;

export const TASK_KINDS = ['own', 'finding', 'promise'] as const;
export const TASK_SUBJECTS = ['enquiry', 'booking', 'visit', 'customer'] as const;
export const TASK_TEXT_MAX_LENGTH = 300;
export const TASK_MAX_DAYS = 366;
export const TASKS_MAX = 200;
/** Days after which the desk asks a customer again about a red finding that they declined. */
export const DECLINED_FINDING_DAYS = 30;

export const ENQUIRY_ORDERS = ['newest', 'urgent'] as const;
export const DUE_FILTERS = ['overdue', 'due'] as const;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
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
  'task',
] as const;
/** `reset`: the events that the client missed are no longer stored, so it must reload everything. */
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
  'task',
  'reset',
] as const;

/** Item states. `new`: a draft that was never published. `draft`: a changed published item. */
export const CONTENT_STATES = ['published', 'draft', 'new', 'scheduled'] as const;
export const CONTENT_STATE_FILTERS = ['published', 'draft', 'hidden', 'scheduled'] as const;
export const CONTENT_ORDERS = ['site', 'name', 'changed'] as const;
export const CONTENT_PREVIEW_HOURS = 24;
export const CONTENT_BODY_BYTES = 2 * 1024 * 1024;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PICTURE_MAX_BYTES = 15 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 50_000_000;
export const PICTURE_MIN_SIDE = 160;
export const DRAWING_MIN_SIDE = 48;
export const PICTURE_MAX_PLACE = 1_920;
export const PICTURE_ALT_MAX_LENGTH = 200;
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

/** `reading`: rows are being stored. `stale`: not applied, because a part changed after the dry run. */
export const IMPORT_STATES = ['reading', 'read', 'checked', 'stale', 'applied', 'undone'] as const;
export const IMPORT_ROLES = ['id', 'number', 'price', 'branch', 'quantity'] as const;
export const IMPORT_FILTERS = ['change', 'error', 'warning', 'same'] as const;
export const IMPORT_DELIMITERS = [';', '\t', ',', '|'] as const;
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'ibm866', 'koi8-r'] as const;
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
export const IMPORT_UNDONE = ['restored', 'stock_kept', 'kept'] as const;
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 50_000;
export const IMPORT_MAX_COLUMNS = 60;
export const IMPORT_MAX_CELLS = 600_000;
export const IMPORT_MAX_CELL = 500;
export const IMPORT_PAGE_SIZE = 200;
export const IMPORT_IMPLAUSIBLE_FACTOR = 10;

/** `opening`: initial stock. `undo`: reverts the previous movement. `import_undo`: reverts a whole import. */
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
export const STOCK_HAND_REASONS = ['count', 'receipt', 'sale', 'write_off', 'undo'] as const;
export const STOCK_STATE_FILTERS = ['in', 'low', 'none'] as const;
export const STOCK_LOW = 2;
export const STOCK_MAX = 99_999;

export const BOOKING_CALENDAR_DAYS = 14;
export const BOOKING_MAX_MINUTES = 100_000;
export const BAY_BLOCK_MAX_MINUTES = 1_440;
export const BOOKING_NOTE_MAX_LENGTH = 500;
export const BOOKING_REASON_MAX_LENGTH = 200;
export const BOOKING_LATE_MINUTES = 60;
export const BOOKING_USUAL_MINUTES = 60;

/** Days after which messages are deleted, and from when on the log of a customer's messages reaches. */
export const MESSAGE_LOG_DAYS = 90;
export const MESSAGE_STATES = ['waiting', 'sent', 'delivered', 'failed', 'unknown', 'given_up'] as const;
/** Maximum length of a message that staff write. */
export const STAFF_MESSAGE_MAX_LENGTH = 500;
/** Messages that staff write to one customer in 24 hours. */
export const MESSAGES_TO_CUSTOMER_MAX = 5;
/** Messages of one person, in the time window of the rate limits. */
export const MESSAGES_OF_PERSON_MAX = 20;
/**
 * Placeholders of a template, written as `{name}`. `hours`: until when a car can be collected, or when the branch
 * opens.
 */
export const MESSAGE_PLACEHOLDERS = ['name', 'car', 'branch', 'phone', 'hours'] as const;
export const MESSAGE_RECEIVERS = ['customer', 'visit', 'booking'] as const;
export const MESSAGE_SUBJECTS = ['enquiry', 'booking', 'visit'] as const;

export const NOTIFICATION_KINDS = [
  'enquiry',
  'booking_made',
  'booking_moved',
  'booking_cancelled',
  'estimate_answered',
  'review',
  'message_failed',
] as const;
export const MAX_NOTIFICATIONS = 60;
export const NOTIFICATION_DAYS = 30;
export const UNSETTLED_DAYS = 14;
export const BOOKING_TASKS_AT_ONCE = 50;
