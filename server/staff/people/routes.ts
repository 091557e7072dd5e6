import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normalizeName } from '#contract/rules/names';
import { mayDo, type StaffRole } from '#contract/rules/permissions';
import { deskStaffCalls, type SignInAgain } from '#contract/staff';
import { storedPhone } from '../../platform/auth/phones';
import type { Database } from '../../platform/db/database';
import { ApiFailure } from '../../platform/http/errors';
import { fieldTexts } from '../../platform/http/errorTexts';
import { ownPasswordNeeded } from '../../platform/http/refusals';
import type { Language } from '../../platform/language';
import { actorOf, difference, recordAudit } from '../audit/record';
import { requireUnsharedAccount } from '../demoStaff';
import { registerDeskCall } from '../deskCalls';
import {
  areBranches,
  branchesOf,
  insertPerson,
  listColleagues,
  listStaff,
  lockOwners,
  lockPerson,
  type Person,
  removePerson,
  setBranches,
  setDisabled,
  setRole,
} from '../people';
import { endSessionsOf } from '../session/sessions';
import { requireSignedInAgain } from '../session/signIn';
import type { SignedIn } from '../signedIn';
import { makeInvitation, withdrawInvitation } from './invitations';
import { releaseWork } from './work';

export async function staffRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskStaffCalls.listStaff).handledBy(({ db, language }) => listStaff(db, language));

  registerDeskCall(app, deskStaffCalls.listColleagues).handledBy(({ db, me }) => listColleagues(db, me.scope));

  registerDeskCall(app, deskStaffCalls.inviteStaff).handledBy(async ({ db, body, request, language, me }) => {
    await signInAgain(request, me, body.again);
    return db.transaction(async (tx) => {
      const { role, branches } = body;
      const name = normalizeName(body.name);
      await requireBranches(tx, role, branches, language);
      const id = await insertPerson(tx, { phone: storedPhone(body.phone), name, role });
      if (id === null) throw new ApiFailure(409, 'staff_exists');
      await setBranches(tx, id, branches);
      await recordAudit(tx, actorOf(request), {
        thing: 'staff',
        action: 'invited',
        thingId: id,
        name,
        after: { role, branches },
      });
      return { id, ...(await makeInvitation(tx, id, app.config.siteUrl)) };
    });
  });

  registerDeskCall(app, deskStaffCalls.changeStaff).handledBy(async ({ db, params, body, request, language, me }) => {
    await signInAgain(request, me, body.again);
    return db.transaction(async (tx) => {
      const { role, branches } = body;
      await requireBranches(tx, role, branches, language);
      const owners = await lockOwners(tx);
      const person = await lockOther(tx, params.id, request);
      if (role !== 'owner') requireOtherOwner(owners, person);
      const formerBranches = (await branchesOf(tx, person.id, language)).map(({ id }) => id);
      await setRole(tx, person.id, role);
      await setBranches(tx, person.id, branches);
      const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
      await recordAudit(tx, actorOf(request), {
        thing: 'staff',
        action: 'changed',
        thingId: person.id,
        name: person.name,
        ...difference({ role: person.role, branches: sorted(formerBranches) }, { role, branches: sorted(branches) }),
      });
      await releaseWork(tx, { person: person.id, newAccess: { role, branches } }, actorOf(request));
      return readOne(tx, person.id, language);
    });
  });

  registerDeskCall(app, deskStaffCalls.disableStaff).handledBy(async ({ db, params, body, request, language, me }) => {
    await signInAgain(request, me, body.again);
    return db.transaction(async (tx) => {
      const owners = await lockOwners(tx);
      const person = await lockOther(tx, params.id, request);
      requireOtherOwner(owners, person);
      await setDisabled(tx, person.id, true);
      await withdrawInvitation(tx, person.id);
      await endSessionsOf(tx, person.id);
      await recordAudit(tx, actorOf(request), {
        thing: 'staff',
        action: 'disabled',
        thingId: person.id,
        name: person.name,
      });
      await releaseWork(tx, { person: person.id, newAccess: null }, actorOf(request));
      return readOne(tx, person.id, language);
    });
  });

  registerDeskCall(app, deskStaffCalls.enableStaff).handledBy(async ({ db, params, body, request, language, me }) => {
    await signInAgain(request, me, body.again);
    return db.transaction(async (tx) => {
      const person = await lockOther(tx, params.id, request);
      await setDisabled(tx, person.id, false);
      await recordAudit(tx, actorOf(request), {
        thing: 'staff',
        action: 'enabled',
        thingId: person.id,
        name: person.name,
      });
      return readOne(tx, person.id, language);
    });
  });

  registerDeskCall(app, deskStaffCalls.resendInvitation).handledBy(async ({ db, params, body, request, me }) => {
    await signInAgain(request, me, body.again);
    return db.transaction(async (tx) => {
      const person = await lockOther(tx, params.id, request);
      if (person.disabledAt !== null) throw new ApiFailure(409, 'conflict');
      // Accepting a new link resets password and second factor. For an owner only `npm run staff` may create one, never
      // a session.
      if (person.role === 'owner' && person.passwordHash !== null) throw new ApiFailure(409, 'conflict');
      await recordAudit(tx, actorOf(request), {
        thing: 'staff',
        action: 'invited',
        thingId: person.id,
        name: person.name,
      });
      return { id: person.id, ...(await makeInvitation(tx, person.id, app.config.siteUrl)) };
    });
  });

  registerDeskCall(app, deskStaffCalls.withdrawInvitation).handledBy(async ({ db, params, request }) => {
    await db.transaction(async (tx) => {
      const person = await lockOther(tx, params.id, request);
      if (!(await withdrawInvitation(tx, person.id))) throw new ApiFailure(404, 'not_found');
      if (person.passwordHash === null) await removePerson(tx, person.id);
      await recordAudit(tx, actorOf(request), {
        thing: 'staff',
        action: 'withdrawn',
        thingId: person.id,
        name: person.name,
      });
    });
    return undefined;
  });
}

/** Rejects changes of the own access, which could lock an owner out or raise the rights of a stolen session. */
async function lockOther(tx: Database, id: number, { staff, server }: FastifyRequest): Promise<Person> {
  if (staff?.id === id) throw new ApiFailure(409, 'own_role');
  const person = await lockPerson(tx, id);
  if (!person) throw new ApiFailure(404, 'not_found');
  requireUnsharedAccount(person, server.config);
  return person;
}

/**
 * Requires re-authentication, because a session can be stolen. Not in the transaction, whose rollback would undo the
 * count of failed attempts.
 */
async function signInAgain(request: FastifyRequest, me: SignedIn, again: SignInAgain | undefined): Promise<void> {
  if (!again) throw ownPasswordNeeded(request);
  await requireSignedInAgain(request, me, again);
}

/** The caller must lock `owners` before the person, to prevent deadlocks. */
function requireOtherOwner(owners: number[], { id, role }: Person): void {
  if (role === 'owner' && owners.every((owner) => owner === id)) throw new ApiFailure(409, 'last_owner');
}

async function requireBranches(
  tx: Database,
  role: StaffRole,
  ids: readonly number[],
  language: Language,
): Promise<void> {
  const refuse = (text: 'branches' | 'noBranches' | 'choice') =>
    new ApiFailure(400, 'validation', { errors: { branches: [fieldTexts[text][language]] } });
  const isOfBranches = role !== 'owner' && mayDo(role, 'read enquiries');
  if (isOfBranches && ids.length === 0) throw refuse('branches');
  if (!isOfBranches && ids.length > 0) throw refuse('noBranches');
  if (!(await areBranches(tx, ids))) throw refuse('choice');
}

async function readOne(tx: Database, id: number, language: Language) {
  const [found] = await listStaff(tx, language, id);
  if (!found) throw new ApiFailure(404, 'not_found');
  return found;
}
