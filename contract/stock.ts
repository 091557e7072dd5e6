import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  PersonRefSchema,
  TimeSchema,
} from './common';
import { ContentLanguageSchema } from './content';
import {
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_FILTERS,
  IMPORT_MAX_COLUMNS,
  IMPORT_PROBLEMS,
  IMPORT_ROLES,
  IMPORT_STATES,
  IMPORT_UNDONE,
  STOCK_HAND_REASONS,
  STOCK_MAX,
  STOCK_REASONS,
  STOCK_STATE_FILTERS,
} from './rules/deskLimits';
import { MAX_ID } from './rules/limits';

const NumberSchema = Type.Integer({ minimum: 0, maximum: STOCK_MAX });
const ReasonSchema = Type.Enum([...STOCK_HAND_REASONS]);

export const StockAtSchema = Type.Object({ branch: BranchRefSchema, on_hand: CountSchema, reserved: CountSchema });
export type StockAt = Static<typeof StockAtSchema>;

export const StockOfPartSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  manufacturer: Type.String(),
  mpn: Type.String(),
  hidden: Type.Boolean(),
  at: Type.Array(StockAtSchema),
});
export type StockOfPart = Static<typeof StockOfPartSchema>;
export const StockPageSchema = Type.Object({ items: Type.Array(StockOfPartSchema), next: CursorSchema });
export type StockPage = Static<typeof StockPageSchema>;

/** `state` applies to `branch`, or to the sum of all branches. */
export const StockQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
  branch: Type.Optional(IdSchema),
  state: Type.Optional(Type.Enum([...STOCK_STATE_FILTERS])),
  after: CursorQuerySchema,
});
export type StockQuery = Static<typeof StockQuerySchema>;

export const StockMoveSchema = Type.Object({
  id: IdSchema,
  at: TimeSchema,
  branch: nullable(BranchRefSchema),
  change: Type.Integer(),
  left: Type.Integer(),
  reason: Type.Enum([...STOCK_REASONS]),
  other: nullable(BranchRefSchema),
  by: nullable(PersonRefSchema),
});
export type StockMove = Static<typeof StockMoveSchema>;
export const StockMovePageSchema = Type.Object({ items: Type.Array(StockMoveSchema), next: CursorSchema });
export type StockMovePage = Static<typeof StockMovePageSchema>;
export const StockMovesQuerySchema = Type.Object({ after: CursorQuerySchema });
export type StockMovesQuery = Static<typeof StockMovesQuerySchema>;

/** `seen`: stock when the count began. Returns 412 if it has changed. */
export const StockCountSchema = Type.Object({
  branch: IdSchema,
  on_hand: NumberSchema,
  seen: NumberSchema,
  reason: ReasonSchema,
});
export type StockCount = Static<typeof StockCountSchema>;

export const StockChangeSchema = Type.Object({
  branch: IdSchema,
  change: Type.Integer({ minimum: -STOCK_MAX, maximum: STOCK_MAX }),
  reason: ReasonSchema,
});
export type StockChange = Static<typeof StockChangeSchema>;

export const StockTransferSchema = Type.Object({
  from: IdSchema,
  to: IdSchema,
  quantity: Type.Integer({ minimum: 1, maximum: STOCK_MAX }),
});
export type StockTransfer = Static<typeof StockTransferSchema>;

const readStock = { host: 'desk', method: 'GET', access: 'read stock', reads: ['Stock'] } as const;
const changeStock = {
  host: 'desk',
  access: 'change stock',
  params: IdParamsSchema,
  reply: { 200: StockOfPartSchema },
  changes: ['Stock', 'Audit'],
} as const;

export const deskStockCalls = {
  listStock: {
    ...readStock,
    path: '/stock',
    summary: 'Lists parts in the order of the shop with their stock by branch',
    query: StockQuerySchema,
    reply: { 200: StockPageSchema },
  },
  readStock: {
    ...readStock,
    path: '/stock/:id',
    summary: 'Returns the stock of a part by branch',
    params: IdParamsSchema,
    reply: { 200: StockOfPartSchema },
  },
  listStockMoves: {
    ...readStock,
    path: '/stock/:id/moves',
    summary: 'Lists stock movements of a part, newest first',
    params: IdParamsSchema,
    query: StockMovesQuerySchema,
    reply: { 200: StockMovePageSchema },
  },
  countStock: {
    ...changeStock,
    method: 'PUT',
    path: '/stock/:id',
    summary: 'Sets the stock of a part at a branch; 412 with the current stock on a conflict',
    body: StockCountSchema,
  },
  moveStock: {
    ...changeStock,
    method: 'POST',
    path: '/stock/:id/moves',
    summary: 'Adds to or subtracts from the stock at a branch; 409 if not enough is free',
    headers: IdempotencyHeadersSchema,
    body: StockChangeSchema,
  },
  transferStock: {
    ...changeStock,
    method: 'POST',
    path: '/stock/:id/transfers',
    summary: 'Transfers stock from one’s own branch to another; 409 if not enough is free',
    headers: IdempotencyHeadersSchema,
    body: StockTransferSchema,
  },
} as const satisfies Record<string, DeskCall>;

const COLUMN = `^(|${IMPORT_ROLES.join('|')}|stock:[1-9][0-9]{0,8})$`;
export const ImportColumnsSchema = Type.Array(Type.String({ pattern: COLUMN }), { maxItems: IMPORT_MAX_COLUMNS });
export type ImportColumns = Static<typeof ImportColumnsSchema>;

export const ImportUploadQuerySchema = Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) });

const DelimiterSchema = Type.Enum([...IMPORT_DELIMITERS]);
const EncodingSchema = Type.Enum([...IMPORT_ENCODINGS]);
const SheetIndexSchema = Type.Integer({ minimum: 0, maximum: 1_000 });
const LineSchema = Type.Integer({ minimum: 0, maximum: 1_048_576 });

/**
 * `head`: line of the column names, 0 for none. `is_cut`: columns beyond the limit are dropped.
 * `hidden_rows`: hidden XLSX rows, which are read too. `is_known`: column roles come from an earlier import.
 * `prices`: candidates if the price column is ambiguous.
 */
export const ImportReadingSchema = Type.Object({
  sheets: Type.Array(Type.String()),
  sheet: SheetIndexSchema,
  head: LineSchema,
  lines: Type.Array(Type.Object({ line: LineSchema, text: Type.String() })),
  delimiter: nullable(DelimiterSchema),
  encoding: nullable(EncodingSchema),
  is_cut: Type.Boolean(),
  hidden_rows: Type.Optional(CountSchema),
  is_known: Type.Boolean(),
  prices: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: IMPORT_MAX_COLUMNS - 1 }))),
});
export type ImportReading = Static<typeof ImportReadingSchema>;

export const ImportReadingChangeSchema = Type.Object({
  sheet: Type.Optional(SheetIndexSchema),
  head: Type.Optional(LineSchema),
  delimiter: Type.Optional(DelimiterSchema),
  encoding: Type.Optional(EncodingSchema),
});
export type ImportReadingChange = Static<typeof ImportReadingChangeSchema>;

export const ImportCountsSchema = Type.Object({
  change: CountSchema,
  same: CountSchema,
  error: CountSchema,
  warning: CountSchema,
  restored: CountSchema,
  kept: CountSchema,
});
export type ImportCounts = Static<typeof ImportCountsSchema>;

/** `check`: number of the dry run to apply. `share`: progress in percent. */
export const ImportSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  check: CountSchema,
  share: CountSchema,
  rows: CountSchema,
  header: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
  columns: ImportColumnsSchema,
  reading: nullable(ImportReadingSchema),
  branches: Type.Array(BranchRefSchema),
  counts: ImportCountsSchema,
  created_at: TimeSchema,
  by: nullable(PersonRefSchema),
  applied_at: nullable(TimeSchema),
  applied_by: nullable(PersonRefSchema),
  undone_at: nullable(TimeSchema),
  undone_by: nullable(PersonRefSchema),
});
export type Import = Static<typeof ImportSchema>;

export const ImportRefSchema = Type.Omit(ImportSchema, ['header', 'sample', 'columns', 'reading', 'branches']);
export type ImportRef = Static<typeof ImportRefSchema>;
export const ImportListSchema = Type.Object({ items: Type.Array(ImportRefSchema), next: nullable(IdSchema) });
export type ImportList = Static<typeof ImportListSchema>;
export const ImportListQuerySchema = Type.Object({ before: Type.Optional(IdSchema) });

export const ImportRowSchema = Type.Object({
  line: CountSchema,
  part: nullable(Type.Object({ id: IdSchema, name: Type.String() })),
  number: Type.String(),
  given: Type.String(),
  state: Type.Enum(['change', 'same', 'error']),
  problem: nullable(Type.Enum([...IMPORT_PROBLEMS])),
  other_line: nullable(CountSchema),
  warning: nullable(Type.Enum(['tenfold'])),
  price_before: nullable(Type.String()),
  price_after: nullable(Type.String()),
  stock: Type.Array(Type.Object({ branch: Type.String(), before: CountSchema, after: CountSchema })),
  undone: nullable(Type.Enum([...IMPORT_UNDONE])),
});
export type ImportRow = Static<typeof ImportRowSchema>;
export const ImportRowsSchema = Type.Object({ items: Type.Array(ImportRowSchema), next: nullable(CountSchema) });
export type ImportRows = Static<typeof ImportRowsSchema>;
export const ImportRowsQuerySchema = Type.Object({
  show: Type.Optional(Type.Enum([...IMPORT_FILTERS])),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ID })),
});
export type ImportRowsQuery = Static<typeof ImportRowsQuerySchema>;

export const ImportCheckingSchema = Type.Object({ columns: ImportColumnsSchema });
export type ImportChecking = Static<typeof ImportCheckingSchema>;
export const ImportApplyingSchema = Type.Object({ check: Type.Integer({ minimum: 1, maximum: MAX_ID }) });
export type ImportApplying = Static<typeof ImportApplyingSchema>;

export const ImportTemplateQuerySchema = Type.Object({ lang: Type.Optional(ContentLanguageSchema) });

const own = { host: 'desk', access: 'import prices' } as const;
const readImport = { ...own, method: 'GET', reads: ['Import'] } as const;
const changeImport = { ...own, method: 'POST', params: IdParamsSchema, reply: { 200: ImportSchema } } as const;

export const deskImportsCalls = {
  uploadImport: {
    ...own,
    method: 'POST',
    path: '/imports',
    summary: 'Uploads a spreadsheet and reads its rows',
    raw: 'upload',
    query: ImportUploadQuerySchema,
    reply: { 200: ImportSchema },
    changes: ['Import'],
  },
  listImports: {
    ...readImport,
    path: '/imports',
    summary: 'Lists the imports, newest first',
    query: ImportListQuerySchema,
    reply: { 200: ImportListSchema },
  },
  importTemplate: {
    ...own,
    method: 'GET',
    path: '/imports/template',
    summary: 'Returns current prices and stock as CSV that can be imported',
    raw: 'file',
    query: ImportTemplateQuerySchema,
    reply: { 200: Type.String() },
  },
  readImport: {
    ...readImport,
    path: '/imports/:id',
    summary: 'Returns an import and the progress of its dry run',
    params: IdParamsSchema,
    reply: { 200: ImportSchema },
  },
  listImportRows: {
    ...readImport,
    path: '/imports/:id/rows',
    summary: 'Lists rows in file order, each with its changes or error',
    params: IdParamsSchema,
    query: ImportRowsQuerySchema,
    reply: { 200: ImportRowsSchema },
  },
  importErrors: {
    ...own,
    method: 'GET',
    path: '/imports/:id/errors.csv',
    summary: 'Returns rejected rows as CSV: row number, reason and original cells',
    raw: 'file',
    params: IdParamsSchema,
    query: ImportTemplateQuerySchema,
    reply: { 200: Type.String() },
  },
  rereadImport: {
    ...changeImport,
    path: '/imports/:id/reread',
    summary: 'Reads the file with other settings as a new import with another id',
    body: ImportReadingChangeSchema,
    changes: ['Import'],
  },
  checkImport: {
    ...changeImport,
    path: '/imports/:id/check',
    summary: 'Performs a dry run; replies when it is complete',
    body: ImportCheckingSchema,
    changes: ['Import'],
  },
  applyImport: {
    ...changeImport,
    path: '/imports/:id/apply',
    summary: 'Applies the dry run, all or none; `stale` if a part was changed meanwhile',
    body: ImportApplyingSchema,
    changes: ['Import', 'Content', 'Audit'],
  },
  undoImport: {
    ...changeImport,
    path: '/imports/:id/undo',
    summary: 'Restores earlier prices and stock, except of parts changed since',
    changes: ['Import', 'Content', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;
