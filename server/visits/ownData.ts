import { Readable } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Zip, ZipPassThrough } from 'fflate';
import { calls } from '#contract/calls';
import { findAccountById } from '../accounts/customers';
import { type ExportedPersonalData, exportPersonalData } from '../accounts/personalData';
import type { Database } from '../platform/db/database';
import { visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { registerCall } from '../platform/http/registerCall';
import type { Language } from '../platform/language';
import { findHistoryVisit } from './history';
import { pdfDocumentOf } from './pdf/documentOf';
import type { Print } from './pdf/printer';

export type ArchivedFile = { name: string; bytes: Uint8Array };

export async function* archiveOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}

export async function ownDataRoutes(app: FastifyInstance, print: Print): Promise<void> {
  const { config } = app;

  async function* filesOf(db: Database, userId: number, held: ExportedPersonalData, language: Language) {
    yield { name: 'yolda.json', bytes: Buffer.from(JSON.stringify(held, null, 2)) } satisfies ArchivedFile;
    const closed = await db
      .select({ id: visits.id })
      .from(visits)
      .where(and(eq(visits.userId, userId), eq(visits.state, 'closed')))
      .orderBy(asc(visits.number));
    for (const { id } of closed) {
      const visit = await findHistoryVisit(db, { id, userId }, language);
      if (!visit) continue;
      const bytes = await print(String(userId), () => pdfDocumentOf(db, visit, { language, config }));
      yield { name: `yolda-${visit.number}.pdf`, bytes } satisfies ArchivedFile;
    }
  }

  registerCall(app, calls.exportAccount).handledBy(async ({ db, request, reply, language }) => {
    const account = request.userId === null ? null : await findAccountById(db, request.userId);
    if (!account) throw new ApiFailure(401, 'token_not_valid');
    const held = await exportPersonalData(db, account.phone, config.secrets.code);
    reply.type('application/zip').header('content-disposition', 'attachment; filename="yolda.zip"');
    return Readable.from(archiveOf(filesOf(db, account.id, held, language)), { objectMode: false });
  });
}
