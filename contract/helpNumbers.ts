import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';

export const ContactEntrySchema = Type.Object({ name: Type.String(), phone: Type.String() });
export type ContactEntry = Static<typeof ContactEntrySchema>;

/** The numbers of insurance and roadside assistance, of contacts and services alone. */
export const helpNumbersCalls = {
  insurance: {
    ...contentRead,
    path: '/main/insurance/',
    summary: 'Insurance contacts',
    reply: { 200: Type.Array(ContactEntrySchema) },
  },
  roadside: {
    ...contentRead,
    path: '/main/roadside-assistance/',
    summary: 'Roadside assistance contacts',
    reply: { 200: Type.Array(ContactEntrySchema) },
  },
} as const satisfies Record<string, Call>;
