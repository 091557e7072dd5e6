/** The keys of a Russian keyboard and what they are on an English one. An Uzbek one in Latin letters has the same places. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const other = new Map<string, string>();
for (const [place, letter] of Array.from(RUSSIAN).entries()) {
  const key = ENGLISH[place] ?? '';
  other.set(letter, key);
  other.set(key, letter);
}

/** What the same keys would have written in the other layout. */
export const inOtherLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (sign) => other.get(sign) ?? sign).join('');
