import { isSafe } from './calls';
import type { Domain } from './schemas';
import { Source } from './source';

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** src/api/endpoints/<domain>.ts: the domain's part of the one RTK Query slice, and its hooks. Files are no part of it: the store holds no bytes. */
export function endpointsFile({ name: domain, calls }: Domain): Source {
  const source = new Source();
  source.use('apiSlice', '../apiSlice');
  source.useType('ArgsOf', '../call');
  source.useType('ResultOf', '../call');
  source.use('*', `../calls/${domain}`);
  const inStore = Object.entries(calls).filter(([, call]) => !call.raw);
  const endpoints = inStore.map(([name, call]) => ({
    name: isSafe(call) && call.method === 'GET' ? `get${capital(name)}` : name,
    call: `calls.${name}`,
    summary: call.summary,
    kind: isSafe(call) ? 'query' : 'mutation',
    isPersonal: isSafe(call) && call.private,
  }));
  source.lines.push(
    `const ${domain}Api = apiSlice.injectEndpoints({`,
    'endpoints: (build) => ({',
    ...endpoints.flatMap(({ name, call, summary, kind, isPersonal }) => [
      `/** ${summary} */`,
      // Kept no longer than it is shown: what an exit drops from the cache needs not to know it.
      `${name}: build.${kind}<ResultOf<typeof ${call}>, ArgsOf<typeof ${call}>>({ query: ${call}${isPersonal ? ', keepUnusedDataFor: 0' : ''} }),`,
    ]),
    '}),',
    '});',
    '',
    `export const { ${endpoints.map(({ name }) => name).join(', ')} } = ${domain}Api.endpoints;`,
    `export const { ${endpoints.map(({ name, kind }) => `use${capital(name)}${capital(kind)}`).join(', ')} } = ${domain}Api;`,
  );
  return source;
}
