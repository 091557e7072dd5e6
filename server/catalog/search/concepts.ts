import { CAR_NAMES } from '#contract/rules/carNames';
import { isStopWord, wordsOf } from '#contract/rules/fold';
import type { Spelling } from './spelling';
import { SYNONYMS } from './synonyms';

export const NAMES = `${CAR_NAMES}
  bosch, бош
  mann filter, mann, манн, ман
  mahle, мале, махле
  castrol, кастрол, кострол
  shell, шелл, шел
  mobil, мобил, мобиль
  acdelco, асделко, ac delco
  gm genuine, gm, джием, жм, жиэм
  brembo, брембо
  trw, трв
  ate, ате
  ngk, нгк
  denso, денсо
  kyb, каяба, kayaba, кайаба
  sachs, сакс, захс
  skf, скф
  luk, лук сцепление
  varta, варта
  exide, эксайд, exayd
  delkor, делкор
  gates, гейтс, гейтз
  dayco, дайко
  contitech, континентал, contitek, контитех
  ina, ина
  nissens, ниссенс
  gmb, гмб
  valeo, валео
  osram, осрам
  philips, филипс
  depo, депо
  delphi, делфи, дельфи
  sangsin, сангсин, hi q
  tashkent, ташкент, toshkent
  chirchik, чирчик, chirchiq
  bukhara, бухара, buxoro
  fergana, фергана, fargʻona
  karshi, карши, qarshi
  rudaki, рудаки, rudakiy
  kamchik, камчик, qamchiq
  karakalpakstan, каракалпакстан, qoraqalpogʻiston
  kashkadarya, кашкадарья, qashqadaryo
  samarkand, самарканд, samarqand
  andijan, андижан, andijon
`;

type Concept = string;
type Entry = { concept: Concept; onlyAsked: boolean };

const byPhrase = new Map<string, Entry[]>();
export const spellings = new Map<string, Spelling>();
let longest = 1;

for (const line of `${SYNONYMS}\n${NAMES}`.split('\n')) {
  const members = line.split(',').map((member) => member.trim());
  const concept = `=${meaningful(members[0] ?? '').join('_')}`;
  for (const member of members.filter(Boolean)) {
    const phrase = meaningful(member);
    spell(member, phrase.length === 1);
    const entry = { concept, onlyAsked: member.startsWith('?') };
    longest = Math.max(longest, phrase.length);
    const key = phrase.join(' ');
    const known = byPhrase.get(key);
    if (!known) byPhrase.set(key, [entry]);
    else if (!known.some((other) => other.concept === concept)) known.push(entry);
  }
}

function spell(member: string, isAlone: boolean): void {
  const language = /[а-яё]/i.test(member) ? 'ru' : 'uz';
  for (const { word, from, to } of wordsOf(member)) {
    if (isStopWord(word)) continue;
    const spelling = spellings.get(word) ?? { word, ru: null, uz: null, isName: true };
    if (isAlone || spelling[language] === null) spelling[language] = member.slice(from, to);
    spellings.set(word, spelling);
  }
}

function meaningful(text: string): string[] {
  return wordsOf(text).flatMap(({ word }) => (isStopWord(word) ? [] : [word]));
}

export function phrasesIn(words: readonly string[]): { first: number; length: number; concept: Concept }[] {
  const found: { first: number; length: number; concept: Concept }[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let length = 1; length <= longest && first + length <= words.length; length++) {
      for (const { concept, onlyAsked } of byPhrase.get(words.slice(first, first + length).join(' ')) ?? []) {
        if (!onlyAsked) found.push({ first, length, concept });
      }
    }
  }
  return found;
}

export const conceptsOf = (phrase: readonly string[]): Concept[] =>
  (byPhrase.get(phrase.join(' ')) ?? []).map(({ concept }) => concept);

export const MAX_PHRASE_WORDS = longest;
