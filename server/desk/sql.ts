import { type SQL, sql } from 'drizzle-orm';
import { branches } from '../db/schema/company';
import { inLanguage } from '../db/schema/localized';
import type { Language } from '../http/language';

/** A time as the wire has it. */
export const iso = (time: SQL): SQL => sql`to_json(${time}) #>> '{}'`;

/** A time to the microsecond, as a cursor has it: it sorts and compares as the column does. */
export const exact = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** A whole number of 64 bits as a number: of the drivers one would give a text and the other, beyond 53 bits, a BigInt. */
export const whole = (value: SQL): SQL => sql`to_json(${value})`;

/** `{id, name}` of a branch's id, null where there is none. */
export const branchRef = (id: SQL, language: Language): SQL =>
  sql`(select json_build_object('id', id, 'name', ${inLanguage(branches.name, language)}) from ${branches} where id = ${id})`;

/** The day of a time where the business is. */
export const ZONE = 'Asia/Tashkent';
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${ZONE})`;
export const endOfDay = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${ZONE})`;

/** A text as `like` finds it, wherever it stands. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const LEFT_OUT = /^[\sʻʼ‘’`´']*$/;

/** Whether words of `deskText` have all words that are typed, in any order and spelling, or the number that they are. The signs that `desk_words` leaves out find nothing by themselves. */
export const hasWords = (words: SQL, q: string, spellingsOf: (word: string) => readonly string[] = () => []): SQL => {
  const typed = q
    .trim()
    .split(/\s+/)
    .filter((word) => !LEFT_OUT.test(word));
  if (typed.length === 0) return sql`false`;
  const has = (text: string) => sql`${words} like desk_words(${anywhere(text)})`;
  const hasAny = (word: string) => {
    const spellings = [...new Set([word, ...spellingsOf(word)])];
    return spellings.length === 1 ? has(word) : sql`(${sql.join(spellings.map(has), sql` or `)})`;
  };
  const all = sql.join(typed.map(hasAny), sql` and `);
  // A number is stored without what stands between its pieces too.
  const bare = q.trim().replace(/[-./ _]/g, '');
  return /\d/.test(bare) && bare !== q.trim() ? sql`((${all}) or ${has(bare)})` : sql`(${all})`;
};
