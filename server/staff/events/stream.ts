import type { ServerResponse } from 'node:http';
import type { DeskEvent } from '#contract/activity';
import { mayDo } from '#contract/rules/permissions';
import { isInScope } from '../scope';
import type { SignedIn } from '../signedIn';
import type { StoredEvent } from './stored';

/** Bytes that a browser may leave untaken: one that sleeps comes again and resumes. */
const MOST_WAITING = 256 * 1024;
/** Milliseconds after which a browser comes again. */
const RETRY_MS = 2_000;

/** One open desk. */
export class Stream {
  /** Up to which number everything was told, or was not for this one. */
  last = 0;

  constructor(
    public me: SignedIn,
    private readonly response: ServerResponse,
  ) {}

  begin(last: number): void {
    this.last = last;
    this.write(`retry: ${RETRY_MS}\nevent: hello\nid: ${last}\ndata: {}\n\n`);
  }

  /** Events are missing: everything is to be read anew. */
  reset(last: number): void {
    this.last = last;
    this.send(last, { thing: 'reset', id: null, action: 'reset', by: null });
  }

  /** Tells an event if it is for this one. */
  publish(event: StoredEvent): void {
    if (event.number <= this.last) return;
    this.last = event.number;
    const eventAbout = eventFor(this.me, event);
    if (eventAbout) this.send(event.number, eventAbout);
  }

  /** An event and not a comment, so that the browser's script can see that the connection is alive. */
  beat(): void {
    this.write('event: beat\ndata: {}\n\n');
  }

  end(): void {
    this.response.end();
  }

  private send(number: number, data: DeskEvent): void {
    this.write(`event: change\nid: ${number}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (this.response.destroyed || this.response.writableEnded) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
  }
}

/** What somebody is told of an event: what they could read themselves, and nothing of other branches. */
export function eventFor(me: SignedIn, event: StoredEvent): DeskEvent | null {
  const { thing, thingId, action, staffId, branchId, formerBranchId, isOfEnquiry } = event;
  // A session only ends streams; a reset is never stored.
  if (thing === 'session' || thing === 'reset') return null;
  const eventAbout = (id: number | null) => ({ thing, id, action, by: staffId });
  switch (thing) {
    case 'enquiry': {
      // An export is of no one enquiry, and stands in the audit alone.
      if (thingId === null) return mayDo(me.role, 'read audit') ? eventAbout(null) : null;
      // Those of the former branch learn that it is gone.
      const isTheirs =
        isInScope(me.scope, branchId) || (formerBranchId !== null && isInScope(me.scope, formerBranchId));
      return mayDo(me.role, 'read enquiries') && isTheirs ? eventAbout(thingId) : null;
    }
    case 'message': {
      // One about no enquiry, such as a code, belongs to no branch: it is the owners' alone.
      const isTheirs = me.scope.branches === null || (isOfEnquiry && isInScope(me.scope, branchId));
      return mayDo(me.role, 'see messages') && isTheirs ? eventAbout(thingId) : null;
    }
    case 'customer':
      // Whose customer it is stands in no event: those of one branch are told that something has changed.
      return mayDo(me.role, 'read customers') ? eventAbout(me.scope.branches === null ? thingId : null) : null;
    case 'picture':
      return mayDo(me.role, 'change content') ? eventAbout(thingId) : null;
    case 'staff':
      return mayDo(me.role, 'manage staff') || thingId === me.id ? eventAbout(thingId) : null;
    case 'visit':
      return mayDo(me.role, 'read visits') && isInScope(me.scope, branchId) ? eventAbout(thingId) : null;
    case 'booking': {
      // A phone that was blocked is of no branch.
      if (branchId === null) return mayDo(me.role, 'block phones') ? eventAbout(null) : null;
      const isTheirs =
        isInScope(me.scope, branchId) || (formerBranchId !== null && isInScope(me.scope, formerBranchId));
      return mayDo(me.role, 'read bookings') && isTheirs ? eventAbout(thingId) : null;
    }
    case 'import':
      return mayDo(me.role, 'import prices') ? eventAbout(thingId) : null;
    case 'content':
      return mayDo(me.role, 'read content') ? eventAbout(thingId) : null;
    case 'stock':
      // Each branch reads the stock of all.
      return mayDo(me.role, 'read stock') ? eventAbout(thingId) : null;
    case 'review':
      return mayDo(me.role, 'see reviews') && isInScope(me.scope, branchId) ? eventAbout(thingId) : null;
    case 'view':
      return staffId === me.id ? eventAbout(thingId) : null;
    default:
      return thing satisfies never;
  }
}
