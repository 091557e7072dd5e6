/** Where a word stands; whatever is in the title is also a name, and anywhere. */
export type Place = 'title' | 'name' | 'anywhere';

const MARKS: Record<Place, string> = { title: '^', name: '~', anywhere: '' };

/** A word as the index has it for a place: marks of weight would make the database look into each vector that it has found. */
export const markedWord = (word: string, place: Place): string => MARKS[place] + word;

/** A word in the notation of tsvector and tsquery. */
export const lexeme = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;
