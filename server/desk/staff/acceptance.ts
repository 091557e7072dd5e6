import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '../../../contract/desk/session';
import { tidyName } from '../../../contract/names';
import { hashPassword } from '../../accounts/passwords';
import { ApiFailure } from '../../http/errors';
import { requireStrongPassword } from '../../routes/newPassword';
import { noteAudit } from '../audit/note';
import { registerDeskCall } from '../register';
import { rememberDevice } from '../session/cookie';
import { forgetSecondFactor } from '../session/secondFactor';
import { endSessionsOf } from '../session/sessions';
import { firstStage, openSession } from '../session/signIn';
import { forgetAllTries } from '../session/tries';
import { findInvitation, takeInvitation } from './invitations';
import { storePassword } from './people';

/** Whoever follows a link of an invitation. */
export async function acceptanceRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, sessionCalls.readInvitation).handledBy(async ({ db, body }) => {
    const found = await findInvitation(db, body.token);
    if (!found) throw new ApiFailure(404, 'invitation_not_good');
    const { id: _id, ...invitation } = found;
    return invitation;
  });

  registerDeskCall(app, sessionCalls.acceptInvitation).handledBy(async ({ db, body, request, reply }) => {
    const found = await findInvitation(db, body.token);
    if (!found) throw new ApiFailure(404, 'invitation_not_good');
    const name = tidyName(body.name);
    requireStrongPassword(body.password, { phone: found.phone, names: [name], birthdate: null }, request);
    const hash = await hashPassword(body.password);
    const stage = firstStage({ role: found.role, hasTotp: false }, app.config);
    await db.transaction(async (tx) => {
      if (!(await takeInvitation(tx, body.token))) throw new ApiFailure(404, 'invitation_not_good');
      await storePassword(tx, found.id, hash, name);
      // Whoever has lost the way in begins anew: what the old phone shows is good no more.
      await forgetSecondFactor(tx, found.id);
      await endSessionsOf(tx, found.id);
      await noteAudit(
        tx,
        { staffId: found.id, requestId: request.id },
        { thing: 'staff', action: 'accepted', thingId: found.id, name },
      );
      await openSession(tx, { id: found.id, name, stage }, request, reply);
    });
    await forgetAllTries(db, found);
    if (stage === 'full') rememberDevice(request, reply, { id: found.id, hasTotp: false });
    return { stage };
  });
}
