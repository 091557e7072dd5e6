import { type Static, Type } from 'typebox';
import { IdParamsSchema, IdSchema, nullable } from '../common';
import { IdempotencyHeadersSchema } from '../enquiries';
import type { DeskCall } from './call';
import { BranchRefSchema, CountSchema, CursorQuerySchema, CursorSchema, PersonRefSchema, TimeSchema } from './common';
import {
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
  STOCK_HAND_REASONS,
  STOCK_MAX,
  STOCK_REASONS,
  STOCK_STATE_FILTERS,
} from './limits';

const NumberSchema = Type.Integer({ minimum: 0, maximum: STOCK_MAX });
const ReasonSchema = Type.Enum([...STOCK_HAND_REASONS]);

/** `reserved`: of those on hand. */
export const StockAtSchema = Type.Object({ branch: BranchRefSchema, on_hand: CountSchema, reserved: CountSchema });
export type StockAt = Static<typeof StockAtSchema>;

/** A part and how many of it each branch has, in the order of the site: all that it shows, and hidden ones that have some. */
export const StockOfPartSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  manufacturer: Type.String(),
  mpn: Type.String(),
  /** It is not on the site. */
  hidden: Type.Boolean(),
  at: Type.Array(StockAtSchema),
});
export type StockOfPart = Static<typeof StockOfPartSchema>;
export const StockPageSchema = Type.Object({ items: Type.Array(StockOfPartSchema), next: CursorSchema });
export type StockPage = Static<typeof StockPageSchema>;

/** `branch`: only how many it has. `state`: of it, or of all that are shown together: something that is not reserved, STOCK_LOW or fewer, nothing. */
export const StockQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
  branch: Type.Optional(IdSchema),
  state: Type.Optional(Type.Enum([...STOCK_STATE_FILTERS])),
  after: CursorQuerySchema,
});
export type StockQuery = Static<typeof StockQuerySchema>;

/** `left`: on hand after it. `other`: of a transfer, where it came from or went to. `by`: null: nobody of the desk. */
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

/** `seen`: how many were there when somebody counted; another number by now is 412. */
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

const read = { host: 'desk', method: 'GET', access: 'read stock', reads: ['Stock'] } as const;
const change = {
  host: 'desk',
  access: 'change stock',
  params: IdParamsSchema,
  reply: { 200: StockOfPartSchema },
  changes: ['Stock', 'Audit'],
} as const;

/** How many of each part there are. Everybody sees all branches; whoever changes something does it at their own. */
export const stockCalls = {
  listStock: {
    ...read,
    path: '/stock',
    summary: 'The parts in the order of the shop, with what the branches have of them',
    query: StockQuerySchema,
    reply: { 200: StockPageSchema },
  },
  readStock: {
    ...read,
    path: '/stock/:id',
    summary: 'What the branches have of one part',
    params: IdParamsSchema,
    reply: { 200: StockOfPartSchema },
  },
  listStockMoves: {
    ...read,
    path: '/stock/:id/moves',
    summary: 'What came and went of a part, the newest first',
    params: IdParamsSchema,
    query: StockMovesQuerySchema,
    reply: { 200: StockMovePageSchema },
  },
  countStock: {
    ...change,
    method: 'PUT',
    path: '/stock/:id',
    summary: 'Sets how many a branch has; 412 has what it is now',
    body: StockCountSchema,
  },
  moveStock: {
    ...change,
    method: 'POST',
    path: '/stock/:id/moves',
    summary: 'So many more or fewer at a branch; 409 where fewer are free',
    headers: IdempotencyHeadersSchema,
    body: StockChangeSchema,
  },
  transferStock: {
    ...change,
    method: 'POST',
    path: '/stock/:id/transfers',
    summary: 'From one’s own branch to any other; 409 where fewer are free',
    headers: IdempotencyHeadersSchema,
    body: StockTransferSchema,
  },
} as const satisfies Record<string, DeskCall>;
