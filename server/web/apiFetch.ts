import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiReply, ApiRequest, RenderRequest } from '#contract/render';
import { previewTransaction } from '../platform/db/database';
import { ownPath } from '../platform/http/addresses';
import { inProcess, inProcessFor } from '../platform/http/network';

export type ApiFetch = RenderRequest['apiFetch'];

type Headers = Record<string, number | string | string[] | undefined>;

const replyOf = (status: number, headers: Headers, payload: string): ApiReply => ({
  status,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  text: () => Promise.resolve(payload),
});

const languageOf = ({ headers }: ApiRequest) => new Headers(headers).get('accept-language');

const isPublic = (headers: Headers) => /\bpublic\b/.test(String(headers['cache-control']));

/**
 * Calls our APIs in process. Public replies come from the API cache; without it, the dozen calls of a page would take
 * as long as rendering.
 * @param from client address of a posted form, for rate limits
 */
export const createApiFetch = (app: FastifyInstance, from?: string): ApiFetch => {
  const call = async (path: string, { method, headers, body }: ApiRequest) => {
    const options: InjectOptions = {
      ...(from === undefined ? inProcess : inProcessFor(from)),
      method: method as 'GET',
      url: path,
      headers,
    };
    const reply = await app.inject({ ...options, ...(body !== undefined && { payload: body }) });
    return { status: reply.statusCode, headers: reply.headers, payload: reply.payload };
  };

  const read = async (path: string, request: ApiRequest): Promise<ApiReply> => {
    const key = JSON.stringify([path, languageOf(request)]);
    const version = await app.contentVersion();
    const cached = app.replies.get(key);
    if (cached?.version === version) return replyOf(200, { 'content-type': cached.contentType }, cached.payload);
    const { status, headers, payload } = await call(path, request);
    if (status === 200 && isPublic(headers)) {
      const [contentType, etag] = [String(headers['content-type']), String(headers['etag'])];
      app.replies.set(key, { payload, contentType, etag, version });
    }
    return replyOf(status, headers, payload);
  };

  return async (url, request): Promise<ApiReply> => {
    const path = ownPath(url, app.config.siteUrl);
    if (path === null) {
      const remote = app.remoteApis.get(new URL(url).origin);
      if (!remote) throw new Error(`${url} belongs to no configured API`);
      return remote.call(url, request);
    }
    if (request.method === 'GET' && !previewTransaction()) return read(path, request);
    const { status, headers, payload } = await call(path, request);
    return replyOf(status, headers, payload);
  };
};
