/** Keys of the Russian layout and of the English one. The Uzbek Latin layout has the same positions. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const other = new Map<string, string>();
for (const [place, letter] of Array.from(RUSSIAN).entries()) {
  const key = ENGLISH[place] ?? '';
  other.set(letter, key);
  other.set(key, letter);
}

/** Returns the text that the same keys produce in the other keyboard layout. */
export const inOtherLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (sign) => other.get(sign) ?? sign).join('');
