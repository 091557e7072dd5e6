/** Whose password tries are counted together: those of a phone on the devices that have signed in to its account, or everybody else's. */
export type PasswordShare = { phone: string; isKnownDevice: boolean };

/**
 * The owner's devices have tries of their own: nobody who tries passwords elsewhere makes them wait. Both stand in the column of the
 * phone, because an older release beside this one knows no other key of the tables.
 */
export const keyOfShare = ({ phone, isKnownDevice }: PasswordShare) =>
  isKnownDevice ? `${phone} known device` : phone;

/** The keys of both shares of a phone. */
export const keysOfPhone = (phone: string) =>
  [true, false].map((isKnownDevice) => keyOfShare({ phone, isKnownDevice }));
