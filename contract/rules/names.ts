/** Bidirectional overrides and isolates, which could disguise a name. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Invisible characters: direction marks, zero width, byte order mark. Excludes the joiner within emoji. */
const INVISIBLE =
  /[\u061c\u200b\u200e\u200f\u2060\ufeff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;

/** Removes bidirectional control characters. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/** Normalizes public text: removes direction marks and invisible characters, and trims. */
export const normalizeText = (text: string): string => text.replace(DIRECTION_MARKS, '').replace(INVISIBLE, '').trim();

/**
 * Characters that render as nothing, as the inside of a character class.
 * Works with the `u` flag (validation) and without it (serialization).
 */
export const NOTHING_VISIBLE =
  '\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb';
const VISIBLE = new RegExp(`[^${NOTHING_VISIBLE}]`, 'u');

const spaced = (text: string): string =>
  text.replace(/[\s\p{Cc}]+/gu, (between) => (/\p{Cc}/u.test(between) ? ' ' : between));

/** Returns whether a text has a visible character. */
export const hasVisibleCharacter = (text: string): boolean => VISIBLE.test(text);

/** Normalizes a name for storing. Returns '' if nothing of it is visible. */
export const normalizeName = (text: string): string =>
  hasVisibleCharacter(text) ? spaced(text.replace(DIRECTION_MARKS, '')).trim() : '';
