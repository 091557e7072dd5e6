import { settingTable } from './table';

const known = Object.keys(settingTable);
// Ours by their first word alone; PORT, HOST and MODE are too common for that.
const ownPrefixes = ['YOLDA_', 'RATE_LIMIT_', 'ESKIZ_', 'SMS_GATEWAY'];
const testsOnly = new Set(['DATABASE_URL_TEST']);

/**
 * The known setting that `name` seems to mean, '' when it is ours but resembles none, null when it is none of our business.
 * An environment holds many foreign variables: only own prefixes and near-misses of long names count.
 */
export function misspelt(name: string): string | null {
  if (known.includes(name) || testsOnly.has(name)) return null;
  const near = known.find((candidate) => candidate.length >= 7 && distance(name, candidate) <= 2);
  if (near) return near;
  return ownPrefixes.some((prefix) => name.startsWith(prefix)) ? '' : null;
}

function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replace = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
