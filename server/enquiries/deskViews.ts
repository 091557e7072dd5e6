import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deskViewsCalls } from '#contract/enquiries';
import { DESK_VIEWS_MAX } from '#contract/rules/deskLimits';
import { deskViews } from '../platform/db/schema/desk';
import { ApiFailure } from '../platform/http/errors';
import { actorOf, recordAudit } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';

const columns = { id: deskViews.id, name: deskViews.name, filter: deskViews.filter };

export async function viewRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskViewsCalls.listViews).handledBy(({ db, me }) =>
    db.select(columns).from(deskViews).where(eq(deskViews.staffId, me.id)).orderBy(asc(deskViews.name)),
  );

  registerDeskCall(app, deskViewsCalls.saveView).handledBy(({ db, body, request, me }) =>
    db.transaction(async (tx) => {
      const name = body.name.trim();
      const [view] = await tx
        .insert(deskViews)
        .values({ staffId: me.id, name, filter: body.filter })
        .onConflictDoUpdate({ target: [deskViews.staffId, deskViews.name], set: { filter: sql`excluded.filter` } })
        .returning(columns);
      if (!view) throw new Error('The view was not stored');
      if ((await tx.$count(deskViews, eq(deskViews.staffId, me.id))) > DESK_VIEWS_MAX)
        throw new ApiFailure(409, 'conflict');
      // The audit omits the name of the view: it may name a person, and audit entries cannot be erased.
      await recordAudit(tx, actorOf(request), { thing: 'view', action: 'saved', thingId: view.id });
      return view;
    }),
  );

  registerDeskCall(app, deskViewsCalls.deleteView).handledBy(async ({ db, params, request, me }) => {
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .delete(deskViews)
        .where(and(eq(deskViews.id, params.id), eq(deskViews.staffId, me.id)))
        .returning(columns);
      if (!gone) throw new ApiFailure(404, 'not_found');
      await recordAudit(tx, actorOf(request), { thing: 'view', action: 'removed', thingId: gone.id });
    });
    return undefined;
  });
}
