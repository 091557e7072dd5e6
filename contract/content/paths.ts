import type { Field, Fields } from './fields';

/**
 * Returns the field at a value path (`fits.0.brandId`) and the rest of the path, or null if the kind has no such field.
 */
export function fieldOfPath(fields: Fields, path: string): { field: Field; rest: string[] } | null {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return null;
  const [at, ...within] = rest;
  if (field.type !== 'group') return { field, rest };
  return at !== undefined && within.length > 0 ? fieldOfPath(field.fields, within.join('.')) : null;
}
