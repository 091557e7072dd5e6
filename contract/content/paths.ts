import type { Field, Fields } from './fields';

/** The field that a path of a value leads to, `fits.0.brandId`, and what is left of the path. Null: the kind has no such field now. */
export function fieldOfPath(fields: Fields, path: string): { field: Field; rest: string[] } | null {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return null;
  const [at, ...within] = rest;
  if (field.type !== 'group') return { field, rest };
  return at !== undefined && within.length > 0 ? fieldOfPath(field.fields, within.join('.')) : null;
}
