import type { FastifyInstance } from 'fastify';
import type { DeskCall } from '../../contract/call';
import { addRoute, type CallInput, type Handle } from '../platform/http/registerCall';
import { noteRead, showsPerson } from './readLog';
import type { SignedIn } from './signedIn';

/** Whoever asks: certain to be there where the call asks for anything. */
type Me<C extends DeskCall> = { me: C['access'] extends 'nobody' ? SignedIn | null : SignedIn };

/** The route of a call of the desk. Who may come in is decided before its handler (guard.ts). */
export const registerDeskCall = <const C extends DeskCall>(app: FastifyInstance, call: C) => ({
  handledBy: (handle: Handle<C, Me<C>>): void => {
    const isPersonal = showsPerson(call);
    const withMe = (input: CallInput<C>) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the guard has let nobody else through
      const me = input.request.staff as Me<C>['me'];
      const answer = handle({ ...input, me });
      return isPersonal ? noteRead(app.db, call.path, input, answer) : answer;
    };
    addRoute(app, call, withMe, { desk: call.access });
  },
});
