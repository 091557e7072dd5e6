import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deskEnquiriesCalls, type EnquiryChange } from '#contract/enquiries';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict, idempotent } from '../platform/db/idempotency';
import { ApiFailure } from '../platform/http/errors';
import { fieldTexts } from '../platform/http/errorTexts';
import type { Language } from '../platform/language';
import { actorOf, recordAudit } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';
import type { SignedIn } from '../staff/signedIn';
import { type Changed, changeEnquiry, UnknownPlace } from './deskChange';
import { dayOfEnquiries } from './deskDay';
import { enterEnquiry, noteEnquiry, UnknownChoiceAtDesk } from './deskEnter';
import { exportFile } from './deskExport';
import { countEnquiries, type EnquiryReader, listEnquiries, notesOf, readEnquiry, rowsOf, totalOf } from './deskRead';

const asking = (me: SignedIn, language: Language): EnquiryReader => ({ scope: me.scope, me: me.id, language });

export async function enquiryDeskRoutes(app: FastifyInstance): Promise<void> {
  const { store } = app.messages;

  registerDeskCall(app, deskEnquiriesCalls.listEnquiries).handledBy(({ db, query, me, language }) =>
    listEnquiries(db, query, asking(me, language)),
  );

  registerDeskCall(app, deskEnquiriesCalls.totalOfEnquiries).handledBy(({ db, query, me, language }) =>
    totalOf(db, query, asking(me, language)),
  );

  registerDeskCall(app, deskEnquiriesCalls.countEnquiries).handledBy(({ db, me, language }) =>
    countEnquiries(db, asking(me, language)),
  );

  registerDeskCall(app, deskEnquiriesCalls.dayOfEnquiries).handledBy(({ db, query, me, language }) =>
    dayOfEnquiries(db, query, asking(me, language)),
  );

  registerDeskCall(app, deskEnquiriesCalls.readEnquiry).handledBy(async ({ db, params, me, language }) => {
    const found = await readEnquiry(db, params.id, asking(me, language));
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });

  registerDeskCall(app, deskEnquiriesCalls.exportEnquiries).handledBy(
    async ({ db, query, me, language, request, reply }) => {
      const { format, lang = language, ...asked } = query;
      const { type, file, rows } = await exportFile(db, asked, format, asking(me, lang));
      await recordAudit(db, actorOf(request), { thing: 'enquiry', action: 'exported', after: { format, rows } });
      reply.type(type).header('content-disposition', `attachment; filename="yolda-enquiries.${format}"`);
      return file;
    },
  );

  registerDeskCall(app, deskEnquiriesCalls.changeEnquiry).handledBy(
    async ({ db, params, headers, body, me, language, request }) => {
      const version = Number(headers['if-match'].replaceAll('"', ''));
      const { id } = params;
      const changed = await change(db, { id, version, change: body }, { me, language, request });
      if (changed === 'changed') app.messages.wake();
      const [row] = await rowsOf(db, [id], asking(me, language));
      if (changed === 'missing' || !row) throw new ApiFailure(404, 'not_found');
      if (changed === 'conflict')
        throw new ApiFailure(412, 'changed_meanwhile', { more: { current: row, asked: body } });
      return row;
    },
  );

  registerDeskCall(app, deskEnquiriesCalls.changeEnquiries).handledBy(async ({ db, body, me, language, request }) => {
    const ends: Record<Changed, number[]> = { changed: [], same: [], conflict: [], missing: [] };
    // Locks enquiries in order of ids to prevent deadlocks. One refused change rolls back all.
    await db.transaction(async (tx) => {
      for (const { id, version } of body.items.toSorted((one, other) => one.id - other.id)) {
        ends[await change(tx, { id, version, change: body.change }, { me, language, request })].push(id);
      }
    });
    if (ends.changed.length > 0) app.messages.wake();
    return {
      changed: await rowsOf(db, [...ends.changed, ...ends.same], asking(me, language)),
      conflicts: await rowsOf(db, ends.conflict, asking(me, language)),
      missing: ends.missing,
    };
  });

  registerDeskCall(app, deskEnquiriesCalls.noteEnquiry).handledBy(
    async ({ db, params, headers, body, me, language, request }) => {
      const keyed = { scope: `note:${me.id}:${params.id}`, key: headers['idempotency-key'], payload: body };
      const { id } = await refusing(language, () =>
        // The idempotency key stores only the id as reply, because the text may have to be erased.
        idempotent(db, keyed, async (tx) => {
          const made = await noteEnquiry(tx, params.id, body.text, { me, actor: actorOf(request), language });
          if (!made) throw new ApiFailure(404, 'not_found');
          return made;
        }),
      );
      const [note] = await notesOf(db, sql`note.id = ${id}`);
      if (!note) throw new ApiFailure(404, 'not_found');
      return note;
    },
  );

  registerDeskCall(app, deskEnquiriesCalls.enterEnquiry).handledBy(
    async ({ db, headers, body, me, language, request }) => {
      const { id } = await refusing(language, () =>
        idempotent(db, { scope: `desk:${me.id}`, key: headers['idempotency-key'], payload: body }, (tx) =>
          enterEnquiry(tx, body, { me, actor: actorOf(request), language }),
        ),
      );
      const [row] = await rowsOf(db, [id], asking(me, language));
      if (!row) throw new ApiFailure(404, 'not_found');
      return row;
    },
  );

  type DeskContext = { me: SignedIn; language: Language; request: Parameters<typeof actorOf>[0] };
  async function change(
    db: Database,
    wanted: { id: number; version: number; change: EnquiryChange },
    { me, language, request }: DeskContext,
  ): Promise<Changed> {
    const by = { me, actor: actorOf(request), store };
    return refusing(language, () => db.transaction((tx) => changeEnquiry(tx, wanted, by)));
  }
}

async function refusing<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdempotencyConflict) throw new ApiFailure(422, 'idempotency_conflict');
    if (!(error instanceof UnknownPlace || error instanceof UnknownChoiceAtDesk)) throw error;
    throw new ApiFailure(400, 'validation', { errors: { [error.field]: [fieldTexts.choice[language]] } });
  }
}
