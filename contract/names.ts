/** Marks that turn the direction of what stands around them: with them a name reads as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name as it is stored. */
export const tidyName = (text: string): string => text.replace(TURNING, '').trim();
