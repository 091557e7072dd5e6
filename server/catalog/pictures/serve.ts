import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { PICTURE_WIDTHS } from '#contract/rules/pictures';
import { LoadingCache } from '../../platform/cache/loadingCache';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { pictureFiles, pictureRenders } from '../../platform/db/schema/pictures';
import { ApiFailure } from '../../platform/http/errors';

const MAX_BYTES = 32 * 1024 * 1024;
const NAME = /^([0-9a-f]{20})\.(\d{1,4})x(\d{1,4})(?:\.w(\d{1,4}))?\.webp$/;

type RenditionRequest = { hash: string; full: number; height: number; width: number };

const read = (name: string): RenditionRequest | null => {
  const [, hash = '', full, height, width = full] = NAME.exec(name) ?? [];
  return hash ? { hash, full: Number(full), height: Number(height), width: Number(width) } : null;
};

const halved = ({ full, width }: RenditionRequest): number => {
  const all = [...PICTURE_WIDTHS.filter((step) => step < full), full];
  return Math.min(width, all.findLast((step) => step <= width / 2) ?? all[0] ?? full);
};

async function bytesOf(db: Database, { hash, full, height, width }: RenditionRequest): Promise<Buffer | null> {
  const { rows } = await queryRows<{ bytes: Uint8Array }>(
    db,
    { bytes: 'json' },
    sql`
    select file.bytes from ${pictureFiles} file join ${pictureRenders} render using (hash)
    where hash = ${hash} and file.width = ${width} and render.width = ${full} and render.height = ${height}`,
  );
  return rows[0] ? Buffer.from(rows[0].bytes) : null;
}

const FOLDER = '/media/p/';

/** Returns the bytes of a rendition by the path of its URL, or null. */
export async function uploadedPicture(db: Database, path: string): Promise<Buffer | null> {
  const rendition = path.startsWith(FOLDER) ? read(path.slice(FOLDER.length)) : null;
  return rendition && bytesOf(db, rendition);
}

export async function uploadedPictures(app: FastifyInstance): Promise<void> {
  const cache = new LoadingCache<{ bytes: Buffer | null; size: number }>({ maxBytes: MAX_BYTES });
  app.metrics.watchCache('pictures', cache.figures);

  const load = async (renditionRequest: RenditionRequest) => {
    const bytes = await bytesOf(app.db, renditionRequest);
    return { value: { bytes, size: (bytes?.length ?? 0) + 200 }, cacheable: bytes !== null };
  };

  app.get<{ Params: { name: string } }>(`${FOLDER}:name`, async (request, reply) => {
    const rendition = read(request.params.name);
    if (!rendition) throw new ApiFailure(404, 'not_found');
    const isSaving = request.headers['save-data']?.toString().toLowerCase() === 'on';
    const served = isSaving ? { ...rendition, width: halved(rendition) } : rendition;
    const { hash, full, height, width } = served;
    const { value } = await cache.get(`${hash} ${full} ${height} ${width}`, () => load(served));
    if (!value.bytes) throw new ApiFailure(404, 'not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Save-Data')
      .send(value.bytes);
  });
}
