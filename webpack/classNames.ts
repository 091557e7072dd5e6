import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const owners = new Map<string, string>();

/**
 * The class's name in the build, by its file's place and its own name alone: both builds must come to the same. Four characters,
 * because no compression takes anything off a hash, and the build ends where two classes would share one.
 */
export const shortClassName = (file: string, name: string): string => {
  const owner = `${path.relative(process.cwd(), file)} .${name}`;
  const hash = createHash('sha256').update(owner).digest();
  // A name of CSS begins with a letter.
  const short = `${LETTERS.charAt((hash[0] ?? 0) % LETTERS.length)}${hash.subarray(1).toString('base64url').slice(0, 3)}`;
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`'${owner}' and '${other}' would both be named ${short}: rename one of them`);
  owners.set(short, owner);
  return short;
};
