import type { DeskCall } from '#contract/call';
import { argumentsOf, headersOf, isSafe, pairsOf, pathOf, replyOf } from './calls';
import { type Domain, type NamedSchema, nameOf, type Part } from './schemas';
import { Source } from './source';

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/**
 * src/api/desk/<domain>.ts: the domain's part of the desk's RTK Query slice. The desk talks to this very server, which checks its replies
 * against the contract before it sends them: nothing is read once more, and the types are the contract's.
 */
export function deskFile({ name: domain, calls }: Domain<DeskCall>): Source {
  const source = new Source();
  const all = Object.entries(calls).map(([name, call]) => ({ name, call, ...askedBy(source, name, call) }));
  const endpoints = all.filter(({ call }) => !call.raw);
  if (endpoints.length > 0) {
    source.use('deskApi', './deskApi');
    source.lines.push(
      `const ${domain}Api = deskApi.injectEndpoints({`,
      'endpoints: (build) => ({',
      ...endpoints.flatMap(({ name, call, args, taken }) => endpoint(source, { name, call, args, taken })),
      '}),',
      '});',
      '',
      `export const { ${endpoints.map(({ name, call }) => `use${capital(name)}${isSafe(call) ? 'Query' : 'Mutation'}`).join(', ')} } = ${domain}Api;`,
      `export const { ${endpoints.map(({ name }) => name).join(', ')} } = ${domain}Api.endpoints;`,
    );
  }
  for (const { name, call, args, taken } of all.filter(({ call }) => call.raw)) {
    source.use('deskAddress', './deskApi');
    const pairs = pairsOf(call.query);
    source.lines.push(
      '',
      `/** Address. ${call.summary} */`,
      `export const ${name}Address = (${parameters(args, taken)}): string => deskAddress(${pathOf(call)}, { ${pairs.join(', ')} });`,
    );
  }
  return source;
}

/** What an endpoint takes. The headers of what is no fetch are the browser's own. */
function askedBy(source: Source, name: string, call: DeskCall): { args: string[]; taken: string[] } {
  const fields = argumentsOf(
    call.raw ? { ...(call.params && { params: call.params }), ...(call.query && { query: call.query }) } : call,
    (schema) => typeNameOf(source, schema),
  );
  return {
    args: [...fields.map(({ field }) => field), ...(call.body ? [`body: ${typeOf(source, call.body, name)}`] : [])],
    taken: [...fields.map(({ arg }) => arg), ...(call.body ? ['body'] : [])],
  };
}

const parameters = (args: string[], taken: string[]): string =>
  args.length > 0 ? `{ ${taken.join(', ')} }: { ${args.join('; ')} }` : '';

type Asked = { name: string; call: DeskCall; args: string[]; taken: string[] };

function endpoint(source: Source, { name, call, args, taken }: Asked): string[] {
  const reply = replyOf(call);
  const result = reply === null ? 'null' : typeOf(source, reply, name);
  const pairs = pairsOf(call.query);
  const type = args.length > 0 ? `{ ${args.join('; ')} }` : 'void';
  return [
    `/** ${call.summary} */`,
    `${name}: build.${isSafe(call) ? 'query' : 'mutation'}<${result}, ${type}>({`,
    `query: (${taken.length > 0 ? `{ ${taken.join(', ')} }` : ''}) => ({`,
    `url: ${pathOf(call)},`,
    ...(call.method === 'GET' ? [] : [`method: '${call.method}',`]),
    ...(pairs.length > 0 ? [`params: { ${pairs.join(', ')} },`] : []),
    ...headersOf(call),
    ...(call.body ? ['body,'] : []),
    '}),',
    ...tagsOf(call),
    '}),',
  ];
}

/** A list's answers have the id LIST, so that an event about one enquiry leaves the others' answers alone. */
function tagsOf(call: DeskCall): string[] {
  if (!isSafe(call))
    return call.changes ? [`invalidatesTags: [${call.changes.map((tag) => `'${tag}'`).join(', ')}],`] : [];
  if (!call.reads) return [];
  const isOne = call.path.includes(':id');
  const tags = call.reads.map((type) => `{ type: '${type}', id${isOne ? '' : `: 'LIST'`} }`).join(', ');
  return [isOne ? `providesTags: (_result, _error, { id }) => [${tags}],` : `providesTags: [${tags}],`];
}

function typeOf(source: Source, part: Part, place: string): string {
  if (part.type === 'array' && part.items) return `${typeOf(source, part.items, place)}[]`;
  const name = nameOf(part);
  if (!name) throw new Error(`${place}: give its schema a name, as \`export const …Schema\` and \`export type …\``);
  return typeNameOf(source, name);
}

const typeNameOf = (source: Source, { type, module }: NamedSchema): string =>
  source.useType(type, `#contract/${module}`);
