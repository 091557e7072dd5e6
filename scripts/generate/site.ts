import type { Call } from '#contract/call';
import { Readers, readerName } from './readers';
import { argumentsOf, capital, headersOf, isSafe, pairsOf, pathOf, replyOf, typeOf } from './request';
import { type Domain, domains, homeOf, isByHand, type NamedSchema, type Part } from './schemas';
import { docComment, Source } from './source';

const FOLDER = 'src/api/generated';
const CLIENT = 'src/api/client';
const API_SLICE = 'src/api/apiSlice';

interface Endpoint {
  name: string;
  kind: 'query' | 'mutation';
  lines: string[];
}

/**
 * src/api/generated/<file>.ts: readers of the file's schemas (`homeOf`), and endpoints with hooks. Calls with
 * handwritten endpoints (`isByHand`) and calls that return files become functions, because the store holds no files.
 */
class SiteFile {
  private readonly source: Source;
  private readonly readers: Readers;
  private readonly written = new Map<NamedSchema, { line: string; isShared: boolean }>();
  private readonly functions: string[] = [];
  private readonly endpoints: Endpoint[] = [];

  constructor(
    private readonly file: string,
    /** Makes the file that holds the reader of a schema export it. */
    private readonly needsElsewhere: (schema: NamedSchema) => void,
  ) {
    this.source = new Source(`${FOLDER}/${file}.ts`);
    this.readers = new Readers(this.source, (schema) => this.need(schema));
  }

  private need(schema: NamedSchema): void {
    const home = homeOf(schema);
    if (home === this.file) return this.write(schema, false);
    this.source.use(readerName(schema), `${FOLDER}/${home}`);
    this.needsElsewhere(schema);
  }

  /** Writes the reader of a schema once, below the readers that it uses. */
  write(schema: NamedSchema, isShared: boolean): void {
    const known = this.written.get(schema);
    if (known) {
      known.isShared ||= isShared;
      return;
    }
    const record = this.readers.record(schema.schema, schema.type, `<${this.type(schema)}>`);
    this.written.set(schema, { line: `const ${readerName(schema)} = ${record};`, isShared });
  }

  private readonly type = ({ type, module }: NamedSchema): string => this.source.useType(type, `contract/${module}`);

  addCalls({ name: group, calls }: Domain): void {
    for (const [name, call] of Object.entries(calls)) {
      const { args, taken } = this.argumentsOf(name, call);
      const [read, result] = this.readOf(name, call);
      const localized = this.source.useType('Localized', CLIENT);
      const type = args.length > 0 ? `${localized}<{ ${args.join('; ')} }>` : localized;
      const made = [
        `: ${this.source.useType('Call', CLIENT)}<${result}> => ({`,
        ...(call.method === 'GET' ? [] : [`method: '${call.method}',`]),
        ...(call.host === 'public' ? [`host: 'public',`] : []),
        `path: ${pathOf(call)},`,
        ...queryOf(call),
        ...headersOf(call),
        ...(call.contentType ? [`contentType: '${call.contentType}',`] : []),
        ...(call.body ? ['body,'] : []),
        ...(call.private ? ['private: true,'] : []),
        ...(call.method === 'GET' && !isSafe(call) ? ['once: true,'] : []),
        'lang,',
        `read: ${read},`,
        '})',
      ];
      if (call.raw || isByHand(group)) this.addFunction(name, call, `({ ${taken} }: ${type})`, made);
      else this.addEndpoint(name, call, `${result}, ${type}`, [`query: ({ ${taken} })${made[0]}`, ...made.slice(1)]);
    }
  }

  private argumentsOf(name: string, call: Call): { args: string[]; taken: string } {
    const fields = argumentsOf(call, this.type);
    const args = fields.map(({ field }) => field);
    if (call.body) args.push(`body: ${typeOf(call.body, `${name}, body`, this.type)}`);
    // The arguments are the cache key: customers must not share a private reply.
    if (call.private && isSafe(call) && !fields.some(({ arg }) => arg === 'userId')) args.push('userId: number');
    return { args, taken: ['lang', ...fields.map(({ arg }) => arg), ...(call.body ? ['body'] : [])].join(', ') };
  }

  private readOf(name: string, call: Call): [string, string] {
    if (call.raw) return [this.readers.use('file'), 'Blob'];
    const reply: Part | null = replyOf(call);
    const [read, result] =
      reply === null
        ? ['() => null', 'null']
        : [this.readers.of(reply, name), typeOf(reply, `${name}, reply`, this.type)];
    return call.anyReply ? [`${this.readers.use('orElse')}(${read}, null)`, `${result} | null`] : [read, result];
  }

  private addFunction(name: string, { summary }: Call, taken: string, [start, ...rest]: string[]): void {
    this.functions.push('', ...docComment(summary), `export const ${name} = ${taken}${start}`, ...rest, ';');
  }

  private addEndpoint(name: string, call: Call, types: string, query: string[]): void {
    const endpoint = isSafe(call) && call.method === 'GET' ? `get${capital(name)}` : name;
    const kind = isSafe(call) ? 'query' : 'mutation';
    const lines = [
      ...docComment(call.summary),
      `${endpoint}: build.${kind}<${types}>({`,
      ...query,
      ',',
      // Personal data leaves the cache with its last subscriber, so signing out needs no list of endpoints.
      ...(kind === 'query' && call.private ? ['keepUnusedDataFor: 0,'] : []),
      '}),',
    ];
    this.endpoints.push({ name: endpoint, kind, lines });
  }

  finish(): Source {
    const { source, endpoints } = this;
    source.lines.push(
      ...[...this.written.values()].map(({ line, isShared }) => (isShared ? `export ${line}` : line)),
      ...this.functions,
    );
    if (endpoints.length === 0) return source;
    source.lines.push(
      '',
      `const ${this.file}Api = ${source.use('apiSlice', API_SLICE)}.injectEndpoints({`,
      'endpoints: (build) => ({',
      ...endpoints.flatMap(({ lines }) => lines),
      '}),',
      '});',
      '',
      `export const { ${endpoints.map(({ name }) => name).join(', ')} } = ${this.file}Api.endpoints;`,
      `export const { ${endpoints.map(({ name, kind }) => `use${capital(name)}${capital(kind)}`).join(', ')} } = ${this.file}Api;`,
    );
    return source;
  }
}

function queryOf({ query }: Call): string[] {
  const list = pairsOf(query);
  return list.length > 0 ? [`query: { ${list.join(', ')} },`] : [];
}

export function siteFiles(): Source[] {
  const files = new Map<string, SiteFile>();
  const fileOf = (file: string): SiteFile => {
    const known = files.get(file);
    if (known) return known;
    const made = new SiteFile(file, (schema) => fileOf(homeOf(schema)).write(schema, true));
    files.set(file, made);
    return made;
  };
  for (const domain of domains) fileOf(domain.file).addCalls(domain);
  return [...files.values()].map((file) => file.finish());
}
