import type { Call } from '#contract/call';
import { isOptional, type NamedSchema, nameOf, nameOfChoice, type Part } from './schemas';

type Fields = Call['params'];
type RequestParts = Pick<Call, 'path' | 'params' | 'query' | 'headers'>;

/** Returns the schema of a successful reply, null without a body. */
export const replyOf = (call: Pick<Call, 'reply'>): Part | null => Object.values(call.reply)[0] as Part | null;

export const isSafe = (call: Pick<Call, 'safe' | 'method'>): boolean => call.safe ?? call.method === 'GET';

export const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/**
 * Returns the type of a named schema or of a list of one.
 * @param typeName imports the type of a named schema and returns its name
 */
export function typeOf(part: Part, place: string, typeName: (schema: NamedSchema) => string): string {
  if (part.type === 'array' && part.items) return `${typeOf(part.items, place, typeName)}[]`;
  const name = nameOf(part);
  if (!name) throw new Error(`${place}: give its schema a name, as \`export const …Schema\` and \`export type …\``);
  return typeName(name);
}

const partsOf = (fields: Fields): [string, Part][] => Object.entries((fields as Part | undefined)?.properties ?? {});

/** Example: idempotency-key → idempotencyKey, x-verification-token → verificationToken. */
const argumentOf = (name: string): string =>
  name.replace(/^x-/, '').replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** @param typeName imports the type of a named schema and returns its name */
export function argumentsOf(
  { params, query, headers }: Pick<RequestParts, 'params' | 'query' | 'headers'>,
  typeName: (schema: NamedSchema) => string,
): { arg: string; field: string }[] {
  return [params, query, headers].flatMap((fields) =>
    partsOf(fields).map(([name, part]) => {
      const arg = argumentOf(name);
      const type = typeOfArgument(name, part, fields as Part, typeName);
      return { arg, field: isOptional(part) ? `${arg}?: ${type} | undefined` : `${arg}: ${type}` };
    }),
  );
}

/** An unnamed enum has the type of the named schema with the same values. */
function typeOfArgument(name: string, part: Part, all: Part, typeName: (schema: NamedSchema) => string): string {
  const choice = nameOfChoice(part);
  if (choice) return typeName(choice);
  if (!part.enum) return part.type === 'integer' ? 'number' : (part.type ?? 'string');
  const owner = nameOf(all);
  return owner ? `${typeName(owner)}['${name}']` : part.enum.map((value) => JSON.stringify(value)).join(' | ');
}

export function pathOf({ path, params }: Pick<RequestParts, 'path' | 'params'>): string {
  if (!params) return `'${path}'`;
  const types = new Map(partsOf(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const argument = argumentOf(name);
    return types.get(name)?.type === 'string' ? `\${encodeURIComponent(${argument})}` : `\${${argument}}`;
  });
  return `\`${filled}\``;
}

/** Generates the properties of a query object, such as `brand_id: brandId`. */
export const pairsOf = (query: Fields): string[] =>
  partsOf(query).map(([name]) => (name === argumentOf(name) ? name : `${name}: ${argumentOf(name)}`));

export function headersOf({ headers }: Pick<RequestParts, 'headers'>): string[] {
  const list = partsOf(headers).map(([name]) => {
    const title = name.replace(/(^|-)\w/g, (start) => start.toUpperCase());
    return `...(${argumentOf(name)} && { '${title}': ${argumentOf(name)} })`;
  });
  return list.length > 0 ? [`headers: { ${list.join(', ')} },`] : [];
}
