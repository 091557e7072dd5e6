/** Marks that turn the direction of what stands around them: with them a name reads as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks that nobody sees: of direction, of no width, of the order of bytes. The one that joins emoji stays between them. */
const UNSEEN =
  /[\u061c\u200b\u200e\u200f\u2060\ufeff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;

/** Without the marks that turn the direction of what stands around them. */
export const withoutTurns = (text: string): string => text.replace(TURNING, '');

/** Words for others to read as they are stored. */
export const tidyText = (text: string): string => text.replace(TURNING, '').replace(UNSEEN, '').trim();

/**
 * What leaves nothing to be seen where there is nothing else, as the inside of a class of a regular expression: white space, controls, marks of
 * direction, of no width and of a letter's shape, fillers. The same with `u`, as what is sent is checked, and without, as answers are written.
 */
export const NOTHING_SEEN =
  '\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb';
const SEEN = new RegExp(`[^${NOTHING_SEEN}]`, 'u');

/** White space with a control in it, the end of a line among them, parts words as a space does. */
const spaced = (text: string): string =>
  text.replace(/[\s\p{Cc}]+/gu, (between) => (/\p{Cc}/u.test(between) ? ' ' : between));

/** Whether a text has a sign that can be seen. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** A name as it is stored; empty where nobody would see it. */
export const tidyName = (text: string): string => (isSeen(text) ? spaced(text.replace(TURNING, '')).trim() : '');
