import type { Call } from '#contract/call';
import { Readers, readerName } from './readers';
import { type Domain, homeOf, isOptional, type NamedSchema, nameOf, nameOfChoice, type Part } from './schemas';
import { Source } from './source';

const END_OF_CALL = '});';

/** The reply of success; null: no body. */
export const replyOf = (call: Pick<Call, 'reply'>): Part | null => Object.values(call.reply)[0] as Part | null;

export const isSafe = (call: Pick<Call, 'safe' | 'method'>): boolean => call.safe ?? call.method === 'GET';

/**
 * src/api/calls/<domain>.ts: one function for each call, from its arguments to what is sent and how the answer is read, and the readers of
 * the schemas that are at home here (`homeOf`), asked for by these calls or by those of other domains.
 */
export class CallsFile {
  readonly source = new Source();
  private readonly written = new Set<NamedSchema>();
  private readonly readers: Readers;

  constructor(
    private readonly domain: string,
    /** Tells the file of another domain that a reader of it is needed. */
    private readonly needsElsewhere: (schema: NamedSchema) => void,
  ) {
    this.readers = new Readers(this.source, (schema) => this.need(schema));
  }

  private need(schema: NamedSchema): void {
    const home = homeOf(schema);
    if (home === this.domain) return this.write(schema, false);
    this.source.use(readerName(schema), `./${home}`);
    this.needsElsewhere(schema);
  }

  /** Writes the reader of a schema that is at home here, once, below the readers that it is made of. */
  write(schema: NamedSchema, isShared: boolean): void {
    if (!this.written.has(schema)) {
      this.written.add(schema);
      const type = this.type(schema);
      const record = this.readers.record(schema.schema, schema.type, `<${type}>`);
      const { lines } = this.source;
      if (lines.at(-1) === END_OF_CALL) lines.push('');
      lines.push(`const ${readerName(schema)} = ${record};`);
    }
    if (!isShared) return;
    const start = `const ${readerName(schema)} =`;
    const line = this.source.lines.findIndex((text) => text.startsWith(start));
    if (line >= 0) this.source.lines[line] = `export ${this.source.lines[line]}`;
  }

  private type({ type, module }: NamedSchema): string {
    return this.source.useType(type, `#contract/${module}`);
  }

  private typeOf(part: Part, place: string): string {
    if (part.type === 'array' && part.items) return `${this.typeOf(part.items, place)}[]`;
    const name = nameOf(part);
    if (!name) throw new Error(`${place}: give its schema a name, as \`export const …Schema\` and \`export type …\``);
    return this.type(name);
  }

  /** How a reply is read, and the type of that. */
  private readOf(reply: Part | null, name: string): [string, string] {
    return reply === null
      ? ['() => null', 'null']
      : [this.readers.of(reply, name), this.typeOf(reply, `${name}, reply`)];
  }

  addCalls({ calls }: Domain): void {
    for (const [name, call] of Object.entries(calls)) this.addCall(name, call);
  }

  private addCall(name: string, call: Call): void {
    const { lines } = this.source;
    const reply = replyOf(call);
    const args = argumentsOf(call, (schema) => this.type(schema));
    const types = args.map(({ field }) => field);
    const body = call.body && nameOf(call.body);
    if (call.body) types.push(`body: ${this.typeOf(call.body, `${name}, body`)}`);
    // The cache keeps by its arguments: what belongs to a customer must not be found by another one.
    if (call.private && isSafe(call) && !args.some(({ arg }) => arg === 'userId')) types.push('userId: number');
    const taken = ['lang', ...args.map(({ arg }) => arg), ...(body ? ['body'] : [])].join(', ');
    const localized = this.source.useType('Localized', '../call');
    const [read, result] = call.raw ? [this.readers.use('file'), 'Blob'] : this.readOf(reply, name);
    this.source.useType('Call', '../call');
    lines.push(
      '',
      `/** ${call.summary} */`,
      `export const ${name} = ({ ${taken} }: ${localized}${types.length > 0 ? `<{ ${types.join('; ')} }>` : ''}): ` +
        `Call<${result}${call.anyReply ? ' | null' : ''}> => ({`,
      ...(call.method === 'GET' ? [] : [`method: '${call.method}',`]),
      ...(call.host === 'public' ? [`host: 'public',`] : []),
      `path: ${pathOf(call)},`,
      ...queryOf(call),
      ...headersOf(call),
      ...(call.contentType ? [`contentType: '${call.contentType}',`] : []),
      ...(body ? ['body,'] : []),
      ...(call.private ? ['private: true,'] : []),
      ...(call.method === 'GET' && !isSafe(call) ? ['once: true,'] : []),
      'lang,',
      `read: ${call.anyReply ? `${this.readers.use('orElse')}(${read}, null)` : read},`,
      END_OF_CALL,
    );
  }
}

type Fields = Call['params'];
/** What both kinds of calls have in their requests. */
type Asked = Pick<Call, 'path' | 'params' | 'query' | 'headers'>;

const partsOf = (fields: Fields): [string, Part][] => Object.entries((fields as Part | undefined)?.properties ?? {});

/** brand_id → brandId, idempotency-key → idempotencyKey, x-verification-token → verificationToken */
const argumentOf = (name: string): string =>
  name.replace(/^x-/, '').replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** @param typeName imports the type of a named schema and returns its name */
export function argumentsOf(
  { params, query, headers }: Pick<Asked, 'params' | 'query' | 'headers'>,
  typeName: (schema: NamedSchema) => string,
): { arg: string; field: string }[] {
  return [params, query, headers].flatMap((fields) =>
    partsOf(fields).map(([name, part]) => {
      const arg = argumentOf(name);
      const choice = nameOfChoice(part);
      const type = choice ? typeName(choice) : typeOfArgument(part);
      return { arg, field: isOptional(part) ? `${arg}?: ${type} | undefined` : `${arg}: ${type}` };
    }),
  );
}

function typeOfArgument(part: Part): string {
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ');
  return part.type === 'integer' ? 'number' : (part.type ?? 'string');
}

export function pathOf({ path, params }: Pick<Asked, 'path' | 'params'>): string {
  if (!params) return `'${path}'`;
  const types = new Map(partsOf(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const argument = argumentOf(name);
    return types.get(name)?.type === 'string' ? `\${encodeURIComponent(${argument})}` : `\${${argument}}`;
  });
  return `\`${filled}\``;
}

function queryOf({ query }: Call): string[] {
  const list = pairsOf(query);
  return list.length > 0 ? [`query: { ${list.join(', ')} },`] : [];
}

/** The fields of a query by the names of the wire. */
export const pairsOf = (query: Fields): string[] =>
  partsOf(query).map(([name]) => (name === argumentOf(name) ? name : `${name}: ${argumentOf(name)}`));

/** A header that has no value is not sent. */
export function headersOf({ headers }: Pick<Asked, 'headers'>): string[] {
  const list = partsOf(headers).map(([name]) => {
    const title = name.replace(/(^|-)\w/g, (start) => start.toUpperCase());
    return `...(${argumentOf(name)} && { '${title}': ${argumentOf(name)} })`;
  });
  return list.length > 0 ? [`headers: { ${list.join(', ')} },`] : [];
}
