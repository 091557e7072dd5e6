import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '../files';

/** File name such as `winter.1600x900.w640.webp` (src/shared/ui/media/Picture.tsx). */
const PICTURE = /^(.+)\.(\d+)x\d+(?:\.w(\d+))?\.webp$/;

/** Returns a function for requests with Save-Data, which maps a picture to its variant of at most half the width. */
const narrowPictures = (folder: string): ((name: string) => string) => {
  const widths = new Map<string, { name: string; width: number }[]>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    const [, stem, full, width = full] = PICTURE.exec(name) ?? [];
    if (stem === undefined) continue;
    widths.set(stem, [...(widths.get(stem) ?? []), { name, width: Number(width) }]);
  }
  for (const files of widths.values()) files.sort((a, b) => a.width - b.width);
  return (name) => {
    const [, stem = '', full, width = full] = PICTURE.exec(name) ?? [];
    const files = widths.get(stem) ?? [];
    const narrower = files.findLast((file) => file.width <= Number(width) / 2) ?? files[0];
    return narrower && narrower.width < Number(width) ? narrower.name : name;
  };
};

/** File names contain size and hash, so changed content gets a new name. */
const immutableFolders = new Set(['media', 'fonts']);
const PICTURES = 'media';

export async function publicFiles(app: FastifyInstance): Promise<void> {
  const root = join(projectRoot(), 'public');
  if (!existsSync(root)) return;
  const entries = readdirSync(root, { withFileTypes: true });
  await app.register(files, { root, serve: false, index: false });
  for (const entry of entries) {
    const { name } = entry;
    if (name === PICTURES) servePictures(app, join(root, name));
    else if (entry.isDirectory()) {
      const isImmutable = immutableFolders.has(name);
      await app.register(files, {
        root: join(root, name),
        prefix: `/${name}/`,
        decorateReply: false,
        index: false,
        maxAge: isImmutable ? '365d' : '1d',
        immutable: isImmutable,
      });
    } else {
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name, root, { maxAge: '1d' }));
    }
  }
}

function servePictures(app: FastifyInstance, folder: string): void {
  const narrower = narrowPictures(folder);
  app.get(`/${PICTURES}/*`, (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const name = request.params['*'];
    const saving = request.headers['save-data']?.toString().toLowerCase() === 'on';
    reply.header('vary', 'Save-Data');
    return reply.sendFile(saving ? narrower(name) : name, folder, { maxAge: '365d', immutable: true });
  });
}
