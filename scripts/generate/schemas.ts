import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import type { Call } from '../../contract/call';

/** A schema that `contract/` exports as `<type>Schema`, beside the type itself. */
export interface NamedSchema {
  type: string;
  /** File of `contract/` without its ending. */
  module: string;
  schema: Part;
}

/** What the generator reads of a schema: JSON Schema, and what TypeBox and contract/common.ts add. */
export type Part = TSchema & {
  type?: string;
  properties?: Record<string, Part>;
  items?: Part;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Part[];
  minimum?: number;
  minLength?: number;
  deprecated?: boolean;
  'x-reader'?: string;
  'x-alias'?: string;
  '~optional'?: true;
};

export const isOptional = (part: Part): boolean => '~optional' in part;

/** Calls that belong together, `<domain>Calls` of contract/<domain>.ts: they come to the browser in one chunk. */
export interface Domain {
  name: string;
  calls: Record<string, Call>;
}

const folder = path.resolve('contract');
const modules = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'))
  // Of several names for one schema the first one counts, and that is the one of common.ts.
  .toSorted((one, other) => Number(other === 'common') - Number(one === 'common') || one.localeCompare(other))
  .map((name) => ({ name, exported: require(path.join(folder, name)) as Record<string, unknown> }));

export const domains: Domain[] = modules.flatMap(({ name, exported }) => {
  const calls = exported[`${name}Calls`] as Domain['calls'] | undefined;
  // accountCalls of contract/accountCalls.ts only puts the domains together.
  return calls && !name.endsWith('Calls') ? [{ name, calls }] : [];
});

const named: NamedSchema[] = modules.flatMap(({ name, exported }) =>
  Object.entries(exported)
    .filter(([key]) => /^[A-Z]\w+Schema$/.test(key))
    .map(([key, schema]) => ({ type: key.replace(/Schema$/, ''), module: name, schema: schema as Part })),
);

/** The name of an object's schema; a copy of it that is optional or described differently has the same properties. */
export const nameOf = (part: Part): NamedSchema | undefined =>
  part.properties && named.find(({ schema }) => schema.properties === part.properties);
