import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Language } from '../language';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

export const language = fp(
  async (app: FastifyInstance) => {
    // A lazy getter, because pages do not need it: they use the language of their address.
    app.decorateRequest('language', {
      getter(this: FastifyRequest) {
        return preferred(this.headers['accept-language']);
      },
    });
  },
  { name: 'language' },
);

export function announceLanguage(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-language')) reply.header('content-language', request.language);
    reply.header('vary', varying(reply.getHeader('vary')));
  });
}

export function preferred(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'ru', weight: 0 };
  for (const part of (header ?? '').toLowerCase().split(',').slice(0, 20)) {
    const [range = '', ...parameters] = part.trim().split(';');
    const language = range.trim().split('-')[0];
    if (language !== 'ru' && language !== 'uz') continue;
    const quality = parameters.map((parameter) => /^\s*q=(\d(?:\.\d+)?)\s*$/.exec(parameter)?.[1]).find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > best.weight) best = { language, weight };
  }
  return best.language;
}

function varying(present: number | string | string[] | undefined): string {
  const names = [present ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const named = names.some((name) => name.toLowerCase() === 'accept-language');
  return (named ? names : [...names, 'Accept-Language']).join(', ');
}
