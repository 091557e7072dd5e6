import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { DeskCall } from '#contract/call';
import { DESK_ATTENDED_HEADER } from '#contract/rules/deskLimits';
import { type DeskAccess, mayDo } from '#contract/rules/permissions';
import { recordEvent } from '../platform/auth/securityEvents';
import { ApiFailure } from '../platform/http/errors';
import { addRoute, type CallInput, type Handle } from '../platform/http/registerCall';
import { recordPersonalDataRead, showsPersonalData } from './readLog';
import { readCookie } from './session/cookie';
import { withTotpRequirement } from './session/secondFactor';
import { useSession } from './session/sessions';
import type { SignedIn } from './signedIn';

declare module 'fastify' {
  interface FastifyRequest {
    staff: SignedIn | null;
  }
  interface FastifyContextConfig {
    desk?: DeskAccess;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Authorizes requests under /api/desk before their body is read, and sets `request.staff`. */
export const deskGuard = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('staff', null);
    app.addHook('onRoute', ({ url, config }) => {
      if (url.startsWith('/api/desk/') && !config?.desk) throw new Error(`${url} does not declare its access`);
    });
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.desk) reply.header('cross-origin-resource-policy', 'same-origin');
    });
    // Runs after the rate limit, so that guessed session tokens are limited too.
    app.addHook('preParsing', async (request) => {
      const access = request.routeOptions.config.desk;
      if (!access) return;
      const isWrite = !READS.has(request.method);
      if (isWrite) requireOwnOrigin(request);
      const token = readCookie(request);
      // Background polling by an unattended desk must not extend the session.
      const isUse = isWrite || request.headers[DESK_ATTENDED_HEADER] !== undefined;
      request.staff = withTotpRequirement(token === null ? null : await useSession(app.db, token, isUse), app.config);
      if (access !== 'nobody') requireAccess(request.staff, access);
    });
    // Records 403 and 404 as security events, to detect enumeration of ids.
    app.addHook('onResponse', async (request, { statusCode }) => {
      if (!request.routeOptions.config.desk || !request.staff) return;
      if (statusCode !== 403 && statusCode !== 404) return;
      const { id: staffId, phone } = request.staff;
      await recordEvent(request, { kind: 'desk_refused', phone, staffId });
    });
  },
  { name: 'deskGuard', dependencies: ['errors'] },
);

/** CSRF protection: SameSite depends on the browser, so writes must also come from our own origin. */
function requireOwnOrigin({ headers, server, protocol, host }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) {
    if (site === 'same-origin') return;
  } else if (origin !== undefined) {
    if (origin === new URL(server.config.siteUrl).origin || origin === `${protocol}://${host}`) return;
  }
  throw new ApiFailure(403, 'cross_site');
}

function requireAccess(staff: SignedIn | null, access: Exclude<DeskAccess, 'nobody'>): void {
  if (!staff) throw new ApiFailure(401, 'desk_not_signed_in');
  if (access === 'password') return;
  if (staff.stage === 'second_factor') throw new ApiFailure(403, 'second_factor_needed');
  if (access === 'setup') return;
  if (staff.stage === 'setup') throw new ApiFailure(403, 'totp_setup_needed');
  if (!mayDo(staff.role, access)) throw new ApiFailure(403, 'forbidden');
}

type Me<C extends DeskCall> = { me: C['access'] extends 'nobody' ? SignedIn | null : SignedIn };

export const registerDeskCall = <const C extends DeskCall>(app: FastifyInstance, call: C) => ({
  handledBy: (handle: Handle<C, Me<C>>): void => {
    const isPersonal = showsPersonalData(call);
    const withMe = (input: CallInput<C>) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the guard has checked the session
      const me = input.request.staff as Me<C>['me'];
      const answer = handle({ ...input, me });
      return isPersonal ? recordPersonalDataRead(app.db, call.path, input, answer) : answer;
    };
    addRoute(app, call, withMe, { desk: call.access });
  },
});
