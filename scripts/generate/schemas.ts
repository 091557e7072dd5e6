import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import type { Call } from '../../contract/call';
import type { DeskCall } from '../../contract/desk/call';

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
export interface Domain<OneCall = Call> {
  name: string;
  calls: Record<string, OneCall>;
}

interface Module {
  /** As it is imported from: `articles`, `desk/staff`. */
  name: string;
  exported: Record<string, unknown>;
}

const readFolder = (under: string): Module[] =>
  readdirSync(path.resolve('contract', under))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.posix.join(under, path.basename(file, '.ts')))
    .map((name) => ({ name, exported: require(path.resolve('contract', name)) as Record<string, unknown> }));

const site = readFolder('')
  // Of several names for one schema the first one counts, and that is the one of common.ts.
  .toSorted(
    (one, other) =>
      Number(other.name === 'common') - Number(one.name === 'common') || one.name.localeCompare(other.name),
  );
const desk = readFolder('desk');

const domainsOf = <OneCall>(modules: Module[]): Domain<OneCall>[] =>
  modules.flatMap(({ name, exported }) => {
    const domain = path.posix.basename(name);
    const calls = exported[`${domain}Calls`] as Domain<OneCall>['calls'] | undefined;
    // accountCalls of contract/accountCalls.ts only puts the domains together.
    return calls && !domain.endsWith('Calls') ? [{ name: domain, calls }] : [];
  });

export const domains = domainsOf<Call>(site);
export const deskDomains = domainsOf<DeskCall>(desk);

const named: NamedSchema[] = [...site, ...desk].flatMap(({ name, exported }) =>
  Object.entries(exported)
    .filter(([key]) => /^[A-Z]\w+Schema$/.test(key))
    .map(([key, schema]) => ({ type: key.replace(/Schema$/, ''), module: name, schema: schema as Part })),
);

/** The name of an object's schema; a copy of it that is optional or described differently has the same properties. */
export const nameOf = (part: Part): NamedSchema | undefined =>
  part.properties && named.find(({ schema }) => schema.properties === part.properties);
