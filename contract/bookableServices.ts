import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema, nullable } from './common';

/** `category`: its name, empty where there is none. `price_from`: soʻm, null where nobody has said it. `minutes`: null where a time for it is taken by phone alone. */
export const BookableServiceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  price_from: nullable(Type.Integer({ minimum: 0 })),
  minutes: nullable(Type.Integer({ minimum: 0 })),
});
export type BookableService = Static<typeof BookableServiceSchema>;

export const BookableServicesSchema = Type.Array(BookableServiceSchema);
export type BookableServices = Static<typeof BookableServicesSchema>;

export const bookableServicesCalls = {
  bookableServices: {
    ...contentRead,
    path: '/services/web/bookable/',
    summary: 'All services, and which of them a time is taken for on line',
    reply: { 200: BookableServicesSchema },
  },
} as const satisfies Record<string, Call>;
