import { isIP, isIPv4 } from 'node:net';

/**
 * The network that an address belongs to, as wide as a provider hands out to many: `192.0.2.0/24`, `2001:db8:1::/48`. It tells an
 * attack from one place from a customer's day without naming a household. Null: not an address.
 */
export function networkOf(address: string): string | null {
  const plain = (address.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) === 0) return null;
  return `${firstGroups(plain).join(':')}::/48`;
}

/** The first three of the eight groups, without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
}
