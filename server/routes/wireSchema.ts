import type { TSchema } from 'typebox';

type Part = TSchema & {
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
  'x-optional-elsewhere'?: boolean;
};

/**
 * The schema of a reply of this server, made of the contract's: it also requires what only other servers may leave out
 * (`optionalElsewhere` of contract/common.ts), so that Fastify refuses to send a reply without it, and says nothing of how the site reads it.
 */
export function wireSchema(schema: Part): Part {
  const { properties, items, anyOf, ...rest } = schema;
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-')));
  return {
    ...own,
    ...(properties && objectOf(properties)),
    ...(items && { items: wireSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(wireSchema) }),
  };
}

const objectOf = (properties: Record<string, Part>) => ({
  required: Object.keys(properties).filter((key) => isRequired(properties[key])),
  properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, wireSchema(part)])),
});

const isRequired = (part: Part | undefined) => part && (!('~optional' in part) || part['x-optional-elsewhere']);
