import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema } from './common';

/** `price_from`: soʻm, a decimal string. `category`: its name, empty where there is none. */
export const ServicePriceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  price_from: Type.Optional(Type.String()),
  duration_minutes: Type.Optional(Type.Integer()),
});
export type ServicePrice = Static<typeof ServicePriceSchema>;

/** `price`: soʻm, a decimal string. `mpn`: the manufacturer's own number, empty where nobody has said it. */
export const PartPriceSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  category: Type.String(),
  manufacturer: Type.String(),
  mpn: Type.String(),
  price: Type.String(),
  in_stock: Type.Boolean(),
});
export type PartPrice = Static<typeof PartPriceSchema>;

/** All of them, in the order of their categories. `files`: where the list lies to be taken away. */
export const PriceListSchema = Type.Object({
  services: Type.Array(ServicePriceSchema),
  parts: Type.Array(PartPriceSchema),
  files: Type.Optional(Type.Object({ xlsx: Type.String(), csv: Type.String() })),
});
export type PriceList = Static<typeof PriceListSchema>;

export const pricesCalls = {
  prices: {
    ...contentRead,
    path: '/main/prices/',
    summary: 'What all services and products cost',
    reply: { 200: PriceListSchema },
  },
} as const satisfies Record<string, Call>;
