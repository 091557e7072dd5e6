import type { FastifyInstance } from 'fastify';
import { contentPreviewCalls } from '../../../../contract/desk/contentPreview';
import { ApiFailure } from '../../../http/errors';
import { registerDeskCall } from '../../register';
import { ContentRefused, problemTexts } from '../failures';
import { publishable } from '../publish';
import { readItems, valueOf } from '../standing';
import { endLinks, makeLink } from './links';

/** Links to a draft as its page, which server/html/preview.ts answers. */
export async function previewRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, contentPreviewCalls.previewContent).handledBy(
    async ({ db, params: { kind, id }, me, language }) => {
      const [read] = await readItems(db, kind, [id]);
      if (!read) throw new ApiFailure(404, 'not_found');
      const problems = await publishable(db, kind, id, valueOf(read)).then(
        () => ({}),
        (error: unknown) => {
          if (error instanceof ContentRefused) return problemTexts(error.problems, language);
          throw error;
        },
      );
      const { token, expiresAt } = await makeLink(db, kind, id, me.id);
      return {
        paths: { ru: `/preview/${token}`, uz: `/uz/preview/${token}` },
        expires_at: expiresAt.toISOString(),
        problems,
      };
    },
  );

  registerDeskCall(app, contentPreviewCalls.endContentPreviews).handledBy(async ({ db, params: { kind, id } }) => {
    await endLinks(db, kind, id);
    return undefined;
  });
}
