/** Marks that turn the direction of what stands around them: with them a name reads as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks that nobody sees: of direction, of no width, of the order of bytes. The one that joins emoji stays between them. */
const UNSEEN =
  /[\u061c\u200b\u200e\u200f\u2060\ufeff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;

/** Words for others to read as they are stored. */
export const tidyText = (text: string): string => text.replace(TURNING, '').replace(UNSEEN, '').trim();

/** A name as it is stored. */
export const tidyName = (text: string): string => text.replace(TURNING, '').trim();
