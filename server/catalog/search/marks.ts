import { isStopWord, wordsOf } from '#contract/rules/fold';
import type { Mark, MarkedText } from '#contract/search';
import { phrasesIn } from './concepts';
import { numbersIn } from './numbers';
import type { Term } from './understand';

export function marksIn(text: string, terms: readonly Term[]): Mark[] {
  const matched = new Set(terms.flatMap(({ own, begun }) => [...own, ...begun]));
  const concepts = new Set(terms.flatMap((term) => term.concepts));
  const words = wordsOf(text).filter(({ word }) => !isStopWord(word));
  const marked = new Set(words.filter(({ word }) => matched.has(word)));
  for (const { first, length, concept } of phrasesIn(words.map(({ word }) => word))) {
    if (concepts.has(concept)) for (const word of words.slice(first, first + length)) marked.add(word);
  }
  const numbers = numbersIn(text).filter(({ number }) => matched.has(number));
  const isWithin = ({ from, to }: Mark) => numbers.some((number) => number.from <= from && to <= number.to);
  const marks: Mark[] = [...numbers, ...[...marked].filter((word) => !isWithin(word))]
    .map(({ from, to }) => ({ from, to }))
    .toSorted((one, other) => one.from - other.from);
  return marks.reduce<Mark[]>((joined, mark) => {
    const last = joined.at(-1);
    if (last && text.slice(last.to, mark.from).trim() === '') last.to = Math.max(last.to, mark.to);
    else joined.push(mark);
    return joined;
  }, []);
}

export const markedText = (text: string, terms: readonly Term[]): MarkedText => ({ text, marks: marksIn(text, terms) });

const MAX_EXCERPT_LENGTH = 160;
const BEFORE = 40;

export function excerpt(text: string, terms: readonly Term[]): MarkedText {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_EXCERPT_LENGTH) return markedText(plain, terms);
  const [first] = marksIn(plain, terms);
  const start = first && first.to > MAX_EXCERPT_LENGTH - BEFORE ? first.from - BEFORE : 0;
  const from = start > 0 ? plain.indexOf(' ', start) + 1 : 0;
  const end =
    from + MAX_EXCERPT_LENGTH >= plain.length ? plain.length : plain.lastIndexOf(' ', from + MAX_EXCERPT_LENGTH);
  const cut = plain.slice(from, end).replace(/[\s,;:.–—-]+$/, '');
  return markedText(`${from > 0 ? '… ' : ''}${cut}${end < plain.length ? ' …' : ''}`, terms);
}
