import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import type { Call, DeskCall } from '#contract/call';

/** A schema exported by `contract/` as `<type>Schema`. */
export interface NamedSchema {
  type: string;
  /** File name in `contract/` without extension. */
  module: string;
  schema: Part;
}

/** JSON Schema as far as contract/ uses it, with the additions of TypeBox and contract/common.ts. */
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

/** An export `<name>Calls` or `desk<Name>Calls` of a contract file. */
export interface Domain<OneCall = Call> {
  name: string;
  module: string;
  /** Generated file name without extension. */
  file: string;
  calls: Record<string, OneCall>;
}

/** Generated file of each group. Pages load whole files, so groups of different pages have different files. */
const FILES: Readonly<Record<string, string>> = {
  articles: 'articles',
  branchNames: 'contacts',
  contacts: 'contacts',
  services: 'services',
  service: 'service',
  about: 'about',
  branches: 'branches',
  helpNumbers: 'branches',
  // Used on the home page, unlike other calls of bookings:
  bookingOptions: 'bookingStrip',
  soonestTime: 'bookingStrip',
  // Used by public forms, unlike other calls of cars:
  brands: 'brands',
  care: 'care',
  carDocuments: 'care',
  security: 'security',
  session: 'session',
};

/** Groups with handwritten endpoints in src/api, which add optimistic updates, second calls or store types. */
const BY_HAND = new Set(['account', 'cars', 'codes', 'session', 'signIn']);
export const isByHand = (group: string): boolean => BY_HAND.has(group);

/** Sent as beacons, without the store. */
const WITHOUT_STORE = 'telemetry';

interface Exported {
  module: string;
  name: string;
  value: unknown;
}

/** Skips contract/calls.ts, which only combines the groups. */
const exported: Exported[] = readdirSync('contract')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'calls.ts')
  .map((file) => path.basename(file, '.ts'))
  // A schema that is exported twice gets its name from the first file, so common.ts comes first.
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

/** Finds the named schema of an object by `properties`, which optional or described copies share. */
export const nameOf = (part: Part): NamedSchema | undefined =>
  part.properties && named.find(({ schema }) => schema.properties === part.properties);

/** Finds the named schema of an enum by its array of values, which optional copies share. */
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

/** Returns the generated file that holds the reader of a schema: that of the first call replying with it. */
export const homeOf = (schema: NamedSchema): string => homes.get(schema) ?? schema.module;
