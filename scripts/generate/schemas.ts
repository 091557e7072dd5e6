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

/** `<name>Calls`, or `desk<Name>Calls`, of a file of contract/. */
export interface Domain<OneCall = Call> {
  name: string;
  /** File of `contract/` without its ending. */
  module: string;
  /** The generated file without its ending. */
  file: string;
  calls: Record<string, OneCall>;
}

/** Groups that get a file of their own, because a page that imports one of its domain would load all of them. */
const FILES: Readonly<Record<string, string>> = {
  // On every page.
  articles: 'articles',
  branchNames: 'contacts',
  contacts: 'contacts',
  services: 'services',
  // On most pages of the site.
  about: 'about',
  // With a map or a list of branches.
  branches: 'branches',
  helpNumbers: 'branches',
  // Public forms; the rest of a car is on pages of the account.
  brands: 'brands',
  care: 'care',
  carDocuments: 'care',
  // In the profile alone.
  security: 'security',
  // With the renewal of a token.
  session: 'session',
};

/**
 * Their endpoints do more than a call does (they change the cache ahead of the answer, ask twice, speak the store's words) and are
 * written by hand in src/api over the generated functions; those of the session are no endpoints.
 */
const BY_HAND = new Set(['account', 'cars', 'codes', 'session', 'signIn']);
export const isByHand = (group: string): boolean => BY_HAND.has(group);

/** The site sends them as beacons, without the store. */
const WITHOUT_STORE = 'telemetry';

interface Exported {
  module: string;
  name: string;
  value: unknown;
}

/** contract/calls.ts only puts the groups together. */
const exported: Exported[] = readdirSync('contract')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'calls.ts')
  .map((file) => path.basename(file, '.ts'))
  // Where a schema has several names the first one counts: that of common.ts.
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
const groupName = (name: string): string =>
  name
    .replace(DESK, '')
    .replace(/Calls$/, '')
    .replace(/^./, (letter) => letter.toLowerCase());

export const domains = groups
  .filter(({ name }) => !DESK.test(name))
  .map(({ name: exportedName, module, value }): Domain => {
    const name = groupName(exportedName);
    return { name, module, file: FILES[name] ?? module, calls: value as Domain['calls'] };
  })
  .filter(({ name }) => name !== WITHOUT_STORE);

export const deskDomains = groups
  .filter(({ name }) => DESK.test(name))
  .map(
    ({ name, module, value }): Domain<DeskCall> => ({
      name: groupName(name),
      module,
      file: module.replace(/Desk$/, ''),
      calls: value as Domain<DeskCall>['calls'],
    }),
  );

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
for (const { file, module, calls } of domains)
  for (const reply of Object.values(calls).flatMap((call) => Object.values(call.reply) as (Part | null)[]))
    for (const schema of reply ? namedIn(reply) : [])
      if (schema.module === module && !homes.has(schema)) homes.set(schema, file);

/** The generated file with the reader of a schema: of the first calls of its file that reply with it. */
export const homeOf = (schema: NamedSchema): string => homes.get(schema) ?? schema.module;
