import type { DeskCall } from '#contract/call';
import { argumentsOf, capital, headersOf, isSafe, pairsOf, pathOf, replyOf, typeOf } from './request';
import { type Domain, deskDomains, type NamedSchema } from './schemas';
import { docComment, Source } from './source';

const FOLDER = 'src/api/desk/generated';
const DESK_API = 'src/api/desk/deskApi';

interface RequestParts {
  name: string;
  call: DeskCall;
  args: string[];
  taken: string[];
}

/**
 * src/api/desk/generated/<file>.ts: endpoints and hooks of one contract file. They need no readers, because the desk
 * only calls this server, which validates its replies.
 */
function deskFile(file: string, domains: Domain<DeskCall>[]): Source {
  const source = new Source(`${FOLDER}/${file}.ts`);
  const typeName = ({ type, module }: NamedSchema) => source.useType(type, `contract/${module}`);
  const all = domains
    .flatMap(({ calls }) => Object.entries(calls))
    .map(([name, call]): RequestParts => {
      // Links and streams cannot set headers.
      const { headers: _, ...addressed } = call;
      const fields = argumentsOf(call.raw ? addressed : call, typeName);
      return {
        name,
        call,
        args: [
          ...fields.map(({ field }) => field),
          ...(call.body ? [`body: ${typeOf(call.body, name, typeName)}`] : []),
        ],
        taken: [...fields.map(({ arg }) => arg), ...(call.body ? ['body'] : [])],
      };
    });
  const endpoints = all.filter(({ call }) => !call.raw);
  if (endpoints.length > 0) {
    source.lines.push(
      `const ${file}Api = ${source.use('deskApi', DESK_API)}.injectEndpoints({`,
      'endpoints: (build) => ({',
      ...endpoints.flatMap((asked) => endpoint(asked, typeName)),
      '}),',
      '});',
      '',
      `export const { ${endpoints.map(({ name, call }) => `use${capital(name)}${isSafe(call) ? 'Query' : 'Mutation'}`).join(', ')} } = ${file}Api;`,
      `export const { ${endpoints.map(({ name }) => name).join(', ')} } = ${file}Api.endpoints;`,
    );
  }
  for (const { name, call, args, taken } of all.filter(({ call }) => call.raw)) {
    source.use('deskAddress', DESK_API);
    const parameters = args.length > 0 ? `{ ${taken.join(', ')} }: { ${args.join('; ')} }` : '';
    source.lines.push(
      '',
      ...docComment(`URL of: ${call.summary}`),
      `export const ${name}Address = (${parameters}): string => deskAddress(${pathOf(call)}, { ${pairsOf(call.query).join(', ')} });`,
    );
  }
  return source;
}

function endpoint({ name, call, args, taken }: RequestParts, typeName: (schema: NamedSchema) => string): string[] {
  const reply = replyOf(call);
  const result = reply === null ? 'null' : typeOf(reply, name, typeName);
  const pairs = pairsOf(call.query);
  const type = args.length > 0 ? `{ ${args.join('; ')} }` : 'void';
  return [
    ...docComment(call.summary),
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

/** Lists have the tag id LIST: an event about one record refetches that record and lists, not other open records. */
function tagsOf(call: DeskCall): string[] {
  if (!isSafe(call))
    return call.changes ? [`invalidatesTags: [${call.changes.map((tag) => `'${tag}'`).join(', ')}],`] : [];
  if (!call.reads) return [];
  const isOne = call.path.includes(':id');
  const tags = call.reads.map((type) => `{ type: '${type}', id${isOne ? '' : `: 'LIST'`} }`).join(', ');
  return [isOne ? `providesTags: (_result, _error, { id }) => [${tags}],` : `providesTags: [${tags}],`];
}

export const deskFiles = (): Source[] =>
  [...new Set(deskDomains.map(({ file }) => file))].map((file) =>
    deskFile(
      file,
      deskDomains.filter((domain) => domain.file === file),
    ),
  );
