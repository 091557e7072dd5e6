import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ApiReply, RenderRequest } from '../../contract/render';
import { inProcess } from '../plugins/inProcess';

/** An address of this very server, or null for another one's. */
export const ownPath = (url: string, siteUrl: string): string | null => {
  if (url.startsWith('/')) return url;
  return siteUrl && url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
};

/** The renderer's way to the APIs: in process where they are this server's, over the network where a setting says so. */
export const createApiFetch =
  (app: FastifyInstance): RenderRequest['apiFetch'] =>
  async (url, { method, headers, body, signal }): Promise<ApiReply> => {
    const path = ownPath(url, app.config.siteUrl);
    if (path === null) return fetch(url, { method, headers, signal, ...(body !== undefined && { body }) });
    const call: InjectOptions = { ...inProcess, method: method as 'GET', url: path, headers };
    const reply = await app.inject({ ...call, ...(body !== undefined && { payload: body }) });
    return {
      status: reply.statusCode,
      headers: { get: (name) => reply.headers[name.toLowerCase()]?.toString() ?? null },
      text: () => Promise.resolve(reply.payload),
    };
  };
