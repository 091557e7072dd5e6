import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';

/** The consultation contact; empty when none is set. */
export const CallCenterSchema = Type.Object({ phone: Type.String() });
export type CallCenter = Static<typeof CallCenterSchema>;

export const ContactEntrySchema = Type.Object({ name: Type.String(), phone: Type.String() });
export type ContactEntry = Static<typeof ContactEntrySchema>;

/** The numbers of the call centre, insurance and roadside assistance. */
export const contactsCalls = {
  callCenter: {
    ...contentRead,
    path: '/main/call-center',
    summary: 'Consultation contact',
    reply: { 200: CallCenterSchema },
  },
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
