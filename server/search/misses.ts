/** Longer ones are sentences, and more likely about somebody. */
const LONGEST = 60;
/** As many digits as a phone's number without its code; a mail address; what begins like a Uzbek phone. */
const OF_A_PERSON = /(?:\d[\s()+.-]*){9}|@|\+\s*998/;

/** What is counted of a question without a result; null where it may say who asked. */
export function termOfMiss(question: string): string | null {
  const term = question.toLowerCase().replace(/\s+/g, ' ').trim();
  return term === '' || term.length > LONGEST || OF_A_PERSON.test(term) ? null : term;
}
