import { createHash } from 'node:crypto';

const SIGNS = '23456789ACDEFGHJKMNPQRTVWX';

/** The same for the same name, so that a link of a demo leads to the same thing. */
export function demoReference(name: string): string {
  const bytes = createHash('sha256').update(name).digest();
  const signs = Array.from({ length: 8 }, (_, at) => SIGNS[(bytes[at] ?? 0) % SIGNS.length]).join('');
  return `Y-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
