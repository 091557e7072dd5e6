/**
 * How folded words are spelled: in Latin letters, by sound. Nobody reads them; two spellings that people take for one word have the same
 * one. What stands later
 * among rules sees what earlier ones have made.
 */

export { CYRILLIC } from './letters';

/** In a part's number a Cyrillic letter is one that only looks like the Latin one: `Н4` is `H4`. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

/** What is neither letter nor digit, and the signs of oʻ, gʻ and of the tutuq that count as letters. */
export const SIGNS = /[^\p{L}\p{N}]|[ʹʻʼʽˈ]/gu;

type Rule = readonly [RegExp, string];

/** 'щётки' is typed 'щетки'; 'ёнилғи' is 'yonilgʻi'. */
export const YO: readonly Rule[] = [
  [/(?<=[бвгджзклмнпрстфхцчшщ])ё/g, 'е'],
  [/ё/g, 'yo'],
];

/** Of Latin letters, whatever alphabet they come from. */
export const SOUNDS: readonly Rule[] = [
  // Latin spellings of one sound: Uzbek's own, and what people type for Russian and for makers' names.
  [/shch|sch|tsch/g, 'sh'],
  [/dzh|dj|zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/t[sc](?!h)/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  // ы, й, iy, ye: whoever writes them in Latin letters does as they like.
  [/(?<=[aou])y(?=e)/g, ''],
  [/(?<![aou])[yi]*y(?=[ei])|[yie]y(?![aou])|(?<=[bdfghjklmnprstvz])y(?![aou])/g, 'i'],
  // Vowels that are not stressed sound alike, and so do Russian and Uzbek names: Мирабад, Mirobod.
  [/o/g, 'a'],
  [/e/g, 'i'],
];

export const DOUBLED: Rule = [/(\p{L})\1+/gu, '$1'];
/** Three of a letter, or a word of one letter twice, are no spelling of one: `zzz` must not become the letter z. */
export const REPEATED = /(\p{L})\1\1|^(\p{L})\2$/u;

/** As they are folded: no ending of theirs is a case. Without its last letter ОСАГО is the town Асака. */
export const INDECLINABLE: readonly string[] = ['asaga', 'kaska'];

/** An ending, and how many letters must be left, so that a short word is no ending. */
export type Ending = readonly [RegExp, number];

/** Endings of cases and numbers, as they are folded. Uzbek ones come off one after the other, the case first. */
export const UZBEK_ENDINGS: readonly Ending[] = [
  // -ning, -ni, -ga, -gacha, -da, -dan, -dagi; after a vowel or n it is more often a Russian word of its own (вода, команда).
  [/(?<=[^aiu])(?:ning|ni|ga|gacha)$/, 3],
  [/(?<=[^aiun])(?:da|dan|dagi|tagi)$/, 3],
  // -(i)miz, -(i)ngiz, -lari, -si
  [/(?:imiz|ingiz|imni|ingni)$/, 4],
  [/(?<=[au])si$/, 4],
  [/lar(?:i|im|ing)?$/, 3],
];

/** The first that fits comes off. Adjectives of a noun become the noun: тормозной, тормоз. */
export const RUSSIAN_ENDINGS: readonly Ending[] = [
  [/(?<=[^aiuy])n(?:aga|amu|imi|ih|im|aya|uyu|ay|uy|ai)$/, 4],
  [/(?:aga|iga|amu|imu|imi|aya|uyu|ih|ay|uy|ai|au)$/, 4],
  [/(?:ami|yami|iyam|iyah|iyu|iya|yah|yam|av|iv|ah|am|im)$/, 4],
  [/(?:y[aiu]|[aiuy])$/, 3],
];

/** What an Uzbek case leaves at the end of a word that ends with a vowel: osmani, osmaning, osmaga, osmada, osmasi. */
export const AFTER_VOWEL = /^[aiu](?:n|nink|k|d|dan|dak|s)$/;

/** A k before a vowel of an ending is written g: datchik, datchigi. */
const LAST_LETTER: Rule = [/g$/, 'k'];
/** The vowel that comes and goes: колодка, колодок. */
const FLEETING_VOWEL: Rule = [/(?<=[^aiu])(?<=.{3})[ai](?=k$)/, ''];

/** What is done to whatever is left of a word. */
export const LAST_RULES: readonly Rule[] = [LAST_LETTER, FLEETING_VOWEL];

/** Words that say nothing of what is looked for. */
export const SMALL_WORDS = `
  в во на и с со для из под над о об от у к ко за до по при не ли или а но как что это где мне есть нужно нужен нужна купить
  я также чтобы очень можно если
  va bilan uchun ham u bu qancha qayerda qaerda nima kerak men bor keyin juda chunki lekin haqida mumkin
`;
