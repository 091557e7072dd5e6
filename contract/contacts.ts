import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';

/** The consultation contact; empty when none is set. */
export const CallCenterSchema = Type.Object({ phone: Type.String() });
export type CallCenter = Static<typeof CallCenterSchema>;

/** The number of the call centre, which stands on every page. */
export const contactsCalls = {
  callCenter: {
    ...contentRead,
    path: '/main/call-center',
    summary: 'Consultation contact',
    reply: { 200: CallCenterSchema },
  },
} as const satisfies Record<string, Call>;
