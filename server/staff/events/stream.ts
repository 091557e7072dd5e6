import type { ServerResponse } from 'node:http';
import type { DeskEvent } from '#contract/activity';
import { mayDo } from '#contract/rules/permissions';
import { isInScope } from '../scope';
import type { SignedIn } from '../signedIn';
import type { StoredEvent } from './stored';

/** Maximum bytes buffered per client. A suspended browser is disconnected and resumes later. */
const MAX_BUFFERED_BYTES = 256 * 1024;
const RETRY_MS = 2_000;

export class Stream {
  /** Last event number that was delivered or filtered out. */
  last = 0;

  constructor(
    public me: SignedIn,
    private readonly response: ServerResponse,
  ) {}

  begin(last: number): void {
    this.last = last;
    this.write(`retry: ${RETRY_MS}\nevent: hello\nid: ${last}\ndata: {}\n\n`);
  }

  reset(last: number): void {
    this.last = last;
    this.send(last, { thing: 'reset', id: null, action: 'reset', by: null });
  }

  publish(event: StoredEvent): void {
    if (event.number <= this.last) return;
    this.last = event.number;
    const eventAbout = eventFor(this.me, event);
    if (eventAbout) this.send(event.number, eventAbout);
  }

  /** Sends a heartbeat as an event, because scripts cannot see SSE comments. */
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
    if (this.response.writableLength > MAX_BUFFERED_BYTES) this.response.destroy();
  }
}

/** Returns what a person may see of an event, or null without permission to read its subject. */
export function eventFor(me: SignedIn, event: StoredEvent): DeskEvent | null {
  const { thing, thingId, action, staffId, branchId, formerBranchId, isOfEnquiry } = event;
  // Session events only end streams; resets are never stored.
  if (thing === 'session' || thing === 'reset') return null;
  const eventAbout = (id: number | null) => ({ thing, id, action, by: staffId });
  switch (thing) {
    case 'enquiry': {
      // An event without an id is an export, which only the audit lists.
      if (thingId === null) return mayDo(me.role, 'read audit') ? eventAbout(null) : null;
      // Staff of the former branch learn that the enquiry was moved.
      const isTheirs =
        isInScope(me.scope, branchId) || (formerBranchId !== null && isInScope(me.scope, formerBranchId));
      return mayDo(me.role, 'read enquiries') && isTheirs ? eventAbout(thingId) : null;
    }
    case 'message': {
      // The log on the customer's card changes, also for staff who may not see failed messages.
      if (action === 'settled' || action === 'sent')
        return mayDo(me.role, 'read customers') && isInScope(me.scope, branchId) ? eventAbout(null) : null;
      // A message about no enquiry, such as a code, is visible to owners only.
      const isTheirs = me.scope.branches === null || (isOfEnquiry && isInScope(me.scope, branchId));
      return mayDo(me.role, 'see messages') && isTheirs ? eventAbout(thingId) : null;
    }
    case 'customer':
      // Events do not name the branches that may see a customer, so branch staff get no id.
      return mayDo(me.role, 'read customers') ? eventAbout(me.scope.branches === null ? thingId : null) : null;
    case 'picture':
      return mayDo(me.role, 'change content') ? eventAbout(thingId) : null;
    case 'staff':
      return mayDo(me.role, 'manage staff') || thingId === me.id ? eventAbout(thingId) : null;
    case 'visit':
      return mayDo(me.role, 'read visits') && isInScope(me.scope, branchId) ? eventAbout(thingId) : null;
    case 'booking': {
      if (branchId === null) return mayDo(me.role, 'block phones') ? eventAbout(null) : null;
      const isTheirs =
        isInScope(me.scope, branchId) || (formerBranchId !== null && isInScope(me.scope, formerBranchId));
      return mayDo(me.role, 'read bookings') && isTheirs ? eventAbout(thingId) : null;
    }
    case 'task':
      // Tasks without a branch are visible to few, so that staff of all branches get no id.
      return mayDo(me.role, 'work on tasks') && isInScope(me.scope, branchId)
        ? eventAbout(branchId === null && me.scope.branches !== null ? null : thingId)
        : null;
    case 'import':
      return mayDo(me.role, 'import prices') ? eventAbout(thingId) : null;
    case 'content':
      return mayDo(me.role, 'read content') ? eventAbout(thingId) : null;
    case 'stock':
      return mayDo(me.role, 'read stock') ? eventAbout(thingId) : null;
    case 'review':
      return mayDo(me.role, 'see reviews') && isInScope(me.scope, branchId) ? eventAbout(thingId) : null;
    case 'view':
      return staffId === me.id ? eventAbout(thingId) : null;
    default:
      return thing satisfies never;
  }
}
