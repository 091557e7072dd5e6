import type { FastifyInstance } from 'fastify';
import { contentPreviewCalls } from '../../../../contract/desk/contentPreview';
import { ApiFailure } from '../../../http/errors';
import { actorOf } from '../../audit/note';
import { registerDeskCall } from '../../register';
import { ContentRefused, problemTexts } from '../failures';
import { noteContent, publishable } from '../publish';
import { readItems, valueOf } from '../standing';
import { endLinks, makeLink } from './links';

/** Links to a draft as its page, which server/html/preview.ts answers. */
export async function previewRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, contentPreviewCalls.previewContent).handledBy(
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
        await noteContent(tx, actorOf(request), 'previewed', read, valueOf(read));
        return makeLink(tx, kind, id, me.id);
      });
      return {
        paths: { ru: `/preview/${token}`, uz: `/uz/preview/${token}` },
        expires_at: expiresAt.toISOString(),
        problems,
      };
    },
  );

  registerDeskCall(app, contentPreviewCalls.endContentPreviews).handledBy(
    async ({ db, params: { kind, id }, request }) => {
      await db.transaction(async (tx) => {
        if (!(await endLinks(tx, kind, id))) return;
        const [read] = await readItems(tx, kind, [id]);
        if (read) await noteContent(tx, actorOf(request), 'previews_ended', read, valueOf(read));
      });
      return undefined;
    },
  );
}
