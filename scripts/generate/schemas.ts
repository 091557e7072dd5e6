import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import type { Call, DeskCall } from '#contract/call';

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

/** Calls that come to the browser in one chunk: `<name>Calls`, or `desk<Name>Calls`, of a file of contract/. */
export interface Domain<OneCall = Call> {
  name: string;
  /** File of `contract/` without its ending. */
  module: string;
  calls: Record<string, OneCall>;
}

interface Exported {
  module: string;
  name: string;
  value: unknown;
}

/** contract/calls.ts only puts the groups together. */
const exported: Exported[] = readdirSync('contract')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'calls.ts')
  .map((file) => path.basename(file, '.ts'))
  // Of several names for one schema the first one counts, and that is the one of common.ts.
  .toSorted((one, other) => Number(other === 'common') - Number(one === 'common') || one.localeCompare(other))
  .flatMap((module) =>
    Object.entries(require(path.resolve('contract', module)) as Record<string, unknown>).map(([name, value]) => ({
      module,
      name,
      value,
    })),
  );

const DESK = /^desk(?=[A-Z])/;
const groups = exported.filter(({ name }) => /^\w+Calls$/.test(name));
const domainsOf = <OneCall>(list: Exported[]): Domain<OneCall>[] =>
  list.map(({ name, module, value }) => ({
    name: name
      .replace(DESK, '')
      .replace(/Calls$/, '')
      .replace(/^./, (letter) => letter.toLowerCase()),
    module,
    calls: value as Domain<OneCall>['calls'],
  }));

export const domains = domainsOf<Call>(groups.filter(({ name }) => !DESK.test(name)));
export const deskDomains = domainsOf<DeskCall>(groups.filter(({ name }) => DESK.test(name)));

const named: NamedSchema[] = exported
  .filter(({ name }) => /^[A-Z]\w+Schema$/.test(name))
  .map(({ name, module, value }) => ({ type: name.replace(/Schema$/, ''), module, schema: value as Part }));

/** The name of an object's schema; a copy of it that is optional or described differently has the same properties. */
export const nameOf = (part: Part): NamedSchema | undefined =>
  part.properties && named.find(({ schema }) => schema.properties === part.properties);

/** The name of a choice's schema; a copy of it that is optional has the same values. */
export const nameOfChoice = (part: Part): NamedSchema | undefined =>
  part.enum && named.find(({ schema }) => schema.enum === part.enum);

function* namedIn(part: Part): Generator<NamedSchema> {
  const name = nameOf(part);
  if (name) yield name;
  for (const inner of [
    ...Object.values(part.properties ?? {}),
    ...(part.items ? [part.items] : []),
    ...(part.anyOf ?? []),
  ])
    yield* namedIn(inner);
}

const homes = new Map<NamedSchema, string>();
for (const { name, module, calls } of domains)
  for (const reply of Object.values(calls).flatMap((call) => Object.values(call.reply) as (Part | null)[]))
    for (const schema of reply ? namedIn(reply) : [])
      if (schema.module === module && !homes.has(schema)) homes.set(schema, name);

/** The generated file with the reader of a schema: of the first calls of its file that reply with it. */
export const homeOf = (schema: NamedSchema): string => homes.get(schema) ?? schema.module;
