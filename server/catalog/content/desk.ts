import type { FastifyInstance } from 'fastify';
import { type ContentItem, deskContentCalls, deskContentPreviewCalls } from '#contract/content';
import type { ContentValue } from '#contract/content/fields';
import type { ContentKindName } from '#contract/content/kinds';
import type { Database } from '../../platform/db/database';
import { ApiFailure } from '../../platform/http/errors';
import type { Language } from '../../platform/language';
import { actorOf } from '../../staff/audit/record';
import { registerDeskCall } from '../../staff/deskCalls';
import { affectedFailure, BookingsAffected } from './affected';
import { changeMany } from './bulk';
import {
  beginItem,
  checkedValue,
  discardDraft,
  hideOrShow,
  type ItemVersion,
  publishItem,
  restore,
  saveDraft,
  unschedule,
} from './change';
import { listVersions, readItem, readItems, readVersion, valueOf } from './itemState';
import { countContent, listContent } from './list';
import { orderItems } from './order';
import { endLinks, makeLink } from './preview';
import { ContentChanged, ContentRefused, failureOf, problemTexts } from './problems';
import { publishable, recordContent } from './publish';

export async function previewRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskContentPreviewCalls.previewContent).handledBy(
    async ({ db, params: { kind, id }, me, request, language }) => {
      const [read] = await readItems(db, kind, [id]);
      if (!read) throw new ApiFailure(404, 'not_found');
      const problems = await publishable(db, kind, id, valueOf(read)).then(
        () => ({}),
        (error: unknown) => {
          if (error instanceof ContentRefused) return problemTexts(error.problems, language);
          throw error;
        },
      );
      const { token, expiresAt } = await db.transaction(async (tx) => {
        await recordContent(tx, actorOf(request), 'previewed', read, valueOf(read));
        return makeLink(tx, kind, id, me.id);
      });
      return {
        paths: { ru: `/preview/${token}`, uz: `/uz/preview/${token}` },
        expires_at: expiresAt.toISOString(),
        problems,
      };
    },
  );

  registerDeskCall(app, deskContentPreviewCalls.endContentPreviews).handledBy(
    async ({ db, params: { kind, id }, request }) => {
      await db.transaction(async (tx) => {
        if (!(await endLinks(tx, kind, id))) return;
        const [read] = await readItems(tx, kind, [id]);
        if (read) await recordContent(tx, actorOf(request), 'previews_ended', read, valueOf(read));
      });
      return undefined;
    },
  );
}

type ItemRequest = { params: { kind: ContentKindName; id: number }; headers: { 'if-match': string } };
const versionOf = ({ params, headers }: ItemRequest): ItemVersion => ({
  ...params,
  version: Number(headers['if-match'].replaceAll('"', '')),
});

export async function contentDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskContentCalls.listContentKinds).handledBy(({ db }) => countContent(db));

  registerDeskCall(app, deskContentCalls.listContent).handledBy(({ db, params, query, language }) =>
    listContent(db, params.kind, query, language),
  );

  registerDeskCall(app, deskContentCalls.readContent).handledBy(({ db, params, language }) =>
    read(db, params, language),
  );

  registerDeskCall(app, deskContentCalls.listContentVersions).handledBy(async ({ db, params, language }) => {
    await read(db, params, language);
    return listVersions(db, params.kind, params.id);
  });

  registerDeskCall(app, deskContentCalls.readContentVersion).handledBy(async ({ db, params }) => {
    const found = await readVersion(db, params.kind, params.id, params.number);
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });

  registerDeskCall(app, deskContentCalls.newContent).handledBy(
    async ({ db, params: { kind }, body, request, language }) => {
      const id = await failing(language, () => beginItem(db, kind, checkedValue(kind, body.value), actorOf(request)));
      return read(db, { kind, id }, language);
    },
  );

  registerDeskCall(app, deskContentCalls.saveContent).handledBy((input) =>
    changed(input, (itemVersion) =>
      saveDraft(input.db, itemVersion, checkedValue(itemVersion.kind, input.body.value), actorOf(input.request)),
    ),
  );

  registerDeskCall(app, deskContentCalls.discardContent).handledBy(async (input) => {
    const itemVersion = versionOf(input);
    await refusing(input, itemVersion, () => discardDraft(input.db, itemVersion, actorOf(input.request)));
    return undefined;
  });

  registerDeskCall(app, deskContentCalls.restoreContent).handledBy((input) =>
    changed(input, (itemVersion) => restore(input.db, itemVersion, input.body.number, actorOf(input.request))),
  );

  registerDeskCall(app, deskContentCalls.publishContent).handledBy((input) =>
    published(input, (itemVersion) => {
      const { value, at } = input.body;
      const submitted: ContentValue | null = value === undefined ? null : checkedValue(itemVersion.kind, value);
      const { seen } = input.query;
      return publishItem(input.db, itemVersion, { value: submitted, at: timeOf(at), seen }, actorOf(input.request));
    }),
  );

  registerDeskCall(app, deskContentCalls.unscheduleContent).handledBy((input) =>
    changed(input, (itemVersion) => unschedule(input.db, itemVersion, actorOf(input.request))),
  );

  registerDeskCall(app, deskContentCalls.hideContent).handledBy((input) =>
    published(input, (itemVersion) =>
      hideOrShow(input.db, itemVersion, { hidden: true, seen: input.query.seen }, actorOf(input.request)),
    ),
  );

  registerDeskCall(app, deskContentCalls.showContent).handledBy((input) =>
    published(input, (itemVersion) =>
      hideOrShow(input.db, itemVersion, { hidden: false, seen: input.query.seen }, actorOf(input.request)),
    ),
  );

  registerDeskCall(app, deskContentCalls.orderContent).handledBy(async ({ db, params, body, request, language }) => {
    await failing(language, () => orderItems(db, params.kind, body.ids, actorOf(request)));
    await app.contentVersion({ fresh: true });
    return undefined;
  });

  registerDeskCall(app, deskContentCalls.changeContents).handledBy(
    async ({ db, params, query, body, request, language }) => {
      const by = { actor: actorOf(request), seen: query.seen };
      const reply = await failing(language, () => changeMany(db, params.kind, body, by)).catch(affecting(db, language));
      if (reply.done) await app.contentVersion({ fresh: true });
      return reply;
    },
  );

  type Input = ItemRequest & { db: Database; language: Language };

  async function changed(input: Input, work: (itemVersion: ItemVersion) => Promise<void>): Promise<ContentItem> {
    const itemVersion = versionOf(input);
    await refusing(input, itemVersion, () => work(itemVersion));
    return read(input.db, itemVersion, input.language);
  }

  async function published(input: Input, work: (itemVersion: ItemVersion) => Promise<void>): Promise<ContentItem> {
    const item = await changed(input, work);
    await app.contentVersion({ fresh: true });
    return item;
  }
}

async function read(
  db: Database,
  { kind, id }: { kind: ContentKindName; id: number },
  language: Language,
): Promise<ContentItem> {
  const item = await readItem(db, kind, id, language);
  if (!item) throw new ApiFailure(404, 'not_found');
  return item;
}

function timeOf(at: string | undefined): Date | null {
  if (at === undefined) return null;
  const time = new Date(at);
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() > 2100) throw new ApiFailure(400, 'bad_request');
  return time;
}

async function failing<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error, language);
  }
}

async function refusing(
  { db, language }: { db: Database; language: Language },
  itemVersion: ItemVersion,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await failing(language, work);
  } catch (error) {
    if (!(error instanceof ContentChanged)) return affecting(db, language)(error);
    const current = await read(db, itemVersion, language);
    throw new ApiFailure(412, 'content_changed', { more: { current, asked: error.asked } });
  }
}

const affecting =
  (db: Database, language: Language) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof BookingsAffected ? await affectedFailure(db, error, language) : error;
  };
