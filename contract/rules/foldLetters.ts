/**
 * Folding rules: words become Latin letters by sound. Folded words are never shown.
 * The order matters: each rule sees the result of the previous ones.
 */

export { CYRILLIC } from './letters';

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

/** Punctuation, and the apostrophes of oʻ, gʻ and the tutuq, which Unicode classifies as letters. */
export const SIGNS = /[^\p{L}\p{N}]|[ʹʻʼʽˈ]/gu;

type Rule = readonly [RegExp, string];

/** 'щётки' is typed 'щетки'; 'ёнилғи' is 'yonilgʻi'. */
export const YO: readonly Rule[] = [
  [/(?<=[бвгджзклмнпрстфхцчшщ])ё/g, 'е'],
  [/ё/g, 'yo'],
];

export const SOUNDS: readonly Rule[] = [
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
  [/(?<=[aou])y(?=e)/g, ''],
  [/(?<![aou])[yi]*y(?=[ei])|[yie]y(?![aou])|(?<=[bdfghjklmnprstvz])y(?![aou])/g, 'i'],
  // Unstressed vowels sound alike, and so do Russian and Uzbek forms of names: Мирабад, Mirobod.
  [/o/g, 'a'],
  [/e/g, 'i'],
];

export const DOUBLED: Rule = [/(\p{L})\1+/gu, '$1'];
/** Repeated letters that are not collapsed: `zzz` must not become the letter z. */
export const REPEATED = /(\p{L})\1\1|^(\p{L})\2$/u;

/** Words that end like a grammatical case: without its last letter ОСАГО would be the town Асака. */
export const INDECLINABLE: readonly string[] = ['asaga', 'kaska'];

export type Ending = readonly [RegExp, number];

/** Endings of folded Uzbek words, removed one after the other, case endings first. */
export const UZBEK_ENDINGS: readonly Ending[] = [
  // -ning, -ni, -ga, -gacha, -da, -dan, -dagi. After a vowel or n, mostly part of a Russian stem (вода, команда).
  [/(?<=[^aiu])(?:ning|ni|ga|gacha)$/, 3],
  [/(?<=[^aiun])(?:da|dan|dagi|tagi)$/, 3],
  [/(?:imiz|ingiz|imni|ingni)$/, 4],
  [/(?<=[au])si$/, 4],
  [/lar(?:i|im|ing)?$/, 3],
];

/** Only the first match is removed. Adjectives fold to their noun: тормозной to тормоз. */
export const RUSSIAN_ENDINGS: readonly Ending[] = [
  [/(?<=[^aiuy])n(?:aga|amu|imi|ih|im|aya|uyu|ay|uy|ai)$/, 4],
  [/(?:aga|iga|amu|imu|imi|aya|uyu|ih|ay|uy|ai|au)$/, 4],
  [/(?:ami|yami|iyam|iyah|iyu|iya|yah|yam|av|iv|ah|am|im)$/, 4],
  [/(?:y[aiu]|[aiuy])$/, 3],
];

/** Remains of Uzbek case endings after a vowel: osmani, osmaning, osmaga, osmada, osmasi. */
export const AFTER_VOWEL = /^[aiu](?:n|nink|k|d|dan|dak|s)$/;

/** Uzbek k becomes g before a vowel: datchik, datchigi. */
const LAST_LETTER: Rule = [/g$/, 'k'];
const FLEETING_VOWEL: Rule = [/(?<=[^aiu])(?<=.{3})[ai](?=k$)/, ''];

export const LAST_RULES: readonly Rule[] = [LAST_LETTER, FLEETING_VOWEL];

export const STOP_WORDS = `
  в во на и с со для из под над о об от у к ко за до по при не ли или а но как что это где мне есть нужно нужен нужна купить
  я также чтобы очень можно если
  va bilan uchun ham u bu qancha qayerda qaerda nima kerak men bor keyin juda chunki lekin haqida mumkin
`;
