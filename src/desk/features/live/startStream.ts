import { deskApi } from '#api/desk/deskApi';
import { eventsAddress } from '#api/desk/generated/activity';
import { isApiProblem } from '#api/problem';
import type { DeskEvent } from '#contract/activity';
import type { DeskState, DeskStore } from '../../common/store';
import { readEvent, tagsOf } from './events';
import { enquiriesArrived, streamLost, streamOpened } from './liveSlice';

/** Events that come at once, as those of a bulk change do, make one round of reads. */
const GATHER_MS = 120;
/** A stream that the browser has given up (it does so after a refusal) is opened anew; each time a little later. */
const REOPEN_MS = [2_000, 5_000, 15_000, 30_000];
/** The server sends a beat every 15 s. A connection that a proxy has dropped without closing shows only by their absence. */
const SILENT_MS = 35_000;
/**
 * The server's first event comes at once. After a silence the browser's other idle connections are often dead too: each try that is aborted closes one, and a
 * browser keeps six. Slow networks get more time after them.
 */
const FIRST_BYTE_MS = 5_000;
const SHORT_TRIES = 7;
/** What the server names as `retry`: the browser waits so long before it connects again. */
const RETRY_MS = 2_000;
/** A read that was sent before the stream came back ends within this time (src/api/client.ts). */
const LAST_READ_MS = 11_000;

/** Everything is read again. */
const RESET: DeskEvent = { thing: 'reset', id: null, action: 'reset', by: null };

/** Reads on the screen that no answer came to. */
const hasUnanswered = ({ deskApi: { queries } }: DeskState): boolean =>
  Object.values(queries).some((query) => {
    const error = query?.error;
    return isApiProblem(error) && (error.kind === 'timeout' || error.kind === 'offline');
  });

/**
 * Follows what the others change. The browser itself comes back with `Last-Event-ID` after a broken line; a stream that it has given up is opened here with
 * the same id, so that nothing is missed either way.
 * @param me whose own changes are on the screen already
 * @param arrived is called with new enquiries: how many, and how many of them came while the tab was hidden
 * @returns ends it
 */
export function startStream(
  store: DeskStore,
  me: number,
  arrived: (count: number, unseen: number) => void,
): () => void {
  let source: EventSource | null = null;
  let lastId = '';
  let refusals = 0;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let gathered: DeskEvent[] = [];
  /** Judged when the event comes: the tab may be hidden while it is gathered. */
  let unseen = 0;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let rereading: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  /** Connections that brought nothing, since the last one that brought something. */
  let tries = 0;

  const isArrival = ({ thing, action, by }: DeskEvent) => thing === 'enquiry' && action === 'created' && by !== me;
  const hand = () => {
    gathering = undefined;
    const events = gathered;
    gathered = [];
    store.dispatch(deskApi.util.invalidateTags(tagsOf(events, me)));
    const created = events.filter(isArrival).length;
    if (created === 0) return;
    const hidden = unseen;
    unseen = 0;
    store.dispatch(enquiriesArrived(hidden));
    arrived(created, hidden);
  };
  const lose = () => {
    isLost = true;
    store.dispatch(streamLost());
  };
  const waitFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source?.close();
      lose();
      open();
    }, ms);
  };
  const waitForFirst = (before: number) => {
    tries += 1;
    waitFor(before + (tries > SHORT_TRIES ? SILENT_MS : FIRST_BYTE_MS));
  };
  const alive = () => {
    tries = 0;
    waitFor(SILENT_MS);
  };
  const reread = () => {
    if (!hasUnanswered(store.getState())) return;
    store.dispatch(deskApi.util.invalidateTags([...tagsOf([RESET], me), { type: 'Me' }, { type: 'Import' }]));
  };
  const heard = (event: MessageEvent<string>) => {
    alive();
    if (event.lastEventId) lastId = event.lastEventId;
    const named = readEvent(event.data);
    if (!named) return;
    gathered.push(named);
    if (document.hidden && isArrival(named)) unseen += 1;
    gathering ??= setTimeout(hand, GATHER_MS);
  };

  const open = () => {
    const isFirst = lastId === '';
    source = new EventSource(eventsAddress({ after: lastId || undefined }));
    waitForFirst(0);
    source.addEventListener('beat', alive);
    source.addEventListener('open', () => {
      alive();
      refusals = 0;
      store.dispatch(streamOpened());
      if (!isLost) return;
      isLost = false;
      reread();
      clearTimeout(rereading);
      rereading = setTimeout(reread, LAST_READ_MS);
    });
    source.addEventListener('hello', (event) => {
      heard(event);
      // What has changed since the screen was first read was told before anybody listened here.
      if (isFirst)
        store.dispatch(
          deskApi.util.invalidateTags([{ type: 'Enquiry' }, { type: 'Visit' }, { type: 'Booking' }, { type: 'Today' }]),
        );
    });
    source.addEventListener('change', heard);
    source.addEventListener('error', () => {
      lose();
      if (source?.readyState !== EventSource.CLOSED) {
        waitForFirst(RETRY_MS);
        return;
      }
      source.close();
      clearTimeout(silence);
      // A refusal may mean that the session has ended: the frame hears of it by this read.
      store.dispatch(deskApi.util.invalidateTags(['Me']));
      reopening = setTimeout(open, REOPEN_MS[Math.min(refusals, REOPEN_MS.length - 1)]);
      refusals += 1;
    });
  };
  open();

  return () => {
    clearTimeout(reopening);
    clearTimeout(gathering);
    clearTimeout(silence);
    clearTimeout(rereading);
    source?.close();
  };
}
