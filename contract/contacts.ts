import { type Static, Type } from 'typebox';

/** The consultation contact; empty when none is set. */
export const CallCenterSchema = Type.Object({ phone: Type.String() });
export type CallCenter = Static<typeof CallCenterSchema>;

/** An insurance or roadside assistance contact. */
export const ContactEntrySchema = Type.Object({ name: Type.String(), phone: Type.String() });
export type ContactEntry = Static<typeof ContactEntrySchema>;
