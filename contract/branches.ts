import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema, NamedSchema, PictureSchema } from './common';

export const RegionSchema = NamedSchema;
export type Region = Static<typeof RegionSchema>;

const HoursSchema = Type.String({
  description: 'HH:MM-HH:MM, several of them joined by ", "; empty: closed; any other text is shown as it is',
});

/** Days with hours of their own, of this branch or of all, from yesterday on. */
export const HoursExceptionSchema = Type.Object({
  from: Type.String({ description: 'YYYY-MM-DD' }),
  to: Type.String({ description: 'The last day, YYYY-MM-DD' }),
  hours: HoursSchema,
  reason: Type.Optional(Type.String()),
});
export type HoursException = Static<typeof HoursExceptionSchema>;

/** Coordinates are degrees; this server sends numbers, others may send decimal strings, or none. `is_bookable`: a time there is booked on line. */
export const BranchSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  address: Type.String(),
  /** The town of the address, for machines: the address names it too. */
  locality: Type.Optional(Type.String()),
  postal_code: Type.Optional(Type.String()),
  photo: PictureSchema,
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  working_times_M_F: HoursSchema,
  working_times_Sat: HoursSchema,
  working_times_Sun: HoursSchema,
  exceptions: Type.Optional(Type.Array(HoursExceptionSchema)),
  service_manager_phone: Type.String(),
  store_manager_phone: Type.String(),
  region: Type.Optional(RegionSchema),
  is_bookable: Type.Optional(Type.Boolean()),
});
export type Branch = Static<typeof BranchSchema>;

export const BranchListSchema = Type.Object({ branches: Type.Array(BranchSchema) });
export type BranchList = Static<typeof BranchListSchema>;

export const RegionParamsSchema = Type.Object({ regionId: IdSchema });

/** Branches and their regions. */
export const branchesCalls = {
  regions: { ...contentRead, path: '/branch/region', summary: 'Regions', reply: { 200: Type.Array(RegionSchema) } },
  branches: {
    ...contentRead,
    path: '/branch/list-for-users',
    summary: 'All branches',
    reply: { 200: BranchListSchema },
  },
  branchesByRegion: {
    ...contentRead,
    path: '/branch/filter-by-region/:regionId',
    summary: 'Branches of a region; none for a region that is not there',
    params: RegionParamsSchema,
    reply: { 200: BranchListSchema },
  },
} as const satisfies Record<string, Call>;
