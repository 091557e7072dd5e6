import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiReply, ApiRequest, RenderRequest } from '../../contract/render';
import { inProcess } from '../http/inProcess';
import { ReplyStore } from '../http/replyStore';
import { ownPath } from './ownPath';

const budgetInCharacters = 8 * 1024 * 1024;

export type ApiFetch = RenderRequest['apiFetch'];

type Headers = Record<string, number | string | string[] | undefined>;
type KeptReply = { payload: string; reply: ApiReply };

const replyOf = (status: number, headers: Headers, payload: string): ApiReply => ({
  status,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  text: () => Promise.resolve(payload),
});

/** Names of headers mean the same in any spelling. */
const languageOf = ({ headers }: ApiRequest) => new Headers(headers).get('accept-language');

/** As the API says it: content, the same for everybody. */
const saysPublic = (headers: Headers) => /\bpublic\b/.test(String(headers['cache-control']));

/**
 * The renderer's way to the APIs: in process where they are this server's, over the network where a setting says so. What the API
 * calls public is kept until the content changes: walking through the whole server for each of a page's dozen calls cost as much as
 * rendering the page.
 */
export const createApiFetch = (app: FastifyInstance, user = 'pages'): ApiFetch => {
  const kept = new ReplyStore<KeptReply>(budgetInCharacters);
  app.metrics.watchCache(`${user}_data`, kept);

  const call = async (path: string, { method, headers, body }: ApiRequest) => {
    const options: InjectOptions = { ...inProcess, method: method as 'GET', url: path, headers };
    const {
      statusCode,
      headers: replyHeaders,
      payload,
    } = await app.inject({
      ...options,
      ...(body !== undefined && { payload: body }),
    });
    return { payload, isPublic: saysPublic(replyHeaders), reply: replyOf(statusCode, replyHeaders, payload) };
  };

  const read = async (path: string, request: ApiRequest): Promise<ApiReply> => {
    const key = JSON.stringify([path, languageOf(request), await app.contentVersion()]);
    const known = kept.get(key);
    if (known) return known.reply;
    const { payload, reply, isPublic } = await call(path, request);
    if (reply.status === 200 && isPublic) kept.set(key, { payload, reply });
    return reply;
  };

  return async (url, request): Promise<ApiReply> => {
    const path = ownPath(url, app.config.siteUrl);
    if (path === null) {
      const remote = app.remoteApis.get(new URL(url).origin);
      if (!remote) throw new Error(`${url} is an address of neither API`);
      return remote.call(url, request);
    }
    return request.method === 'GET' ? read(path, request) : (await call(path, request)).reply;
  };
};
