import { deskApi } from '#api/desk/deskApi';
import { eventsAddress } from '#api/desk/generated/activity';
import { isApiProblem } from '#api/problem';
import type { DeskEvent } from '#contract/activity';
import type { DeskState, DeskStore } from '../../common/store';
import { readEvent, tagsOf } from './events';
import { enquiriesArrived, streamDisconnected, streamOpened } from './liveSlice';

const BATCH_MS = 120;
/** Backoff for reopening a stream that the browser closed after a refusal. */
const REOPEN_MS = [2_000, 5_000, 15_000, 30_000];
/** The server sends a heartbeat every 15 s. Its absence reveals a silently dropped connection. */
const SILENT_MS = 35_000;
/**
 * Timeout of the first event, which the server sends at once. After a network change, all connections of the browser to
 * the server (at most six) may be dead, and each aborted attempt closes one. After `SHORT_TRIES` attempts the timeout
 * is longer, for slow networks.
 */
const FIRST_BYTE_MS = 5_000;
const SHORT_TRIES = 7;
/** Reconnect delay that the server sends as `retry`. */
const RETRY_MS = 2_000;
/** Longer than the timeout of a read (src/api/client.ts): earlier reads have replied or failed by then. */
const LAST_READ_MS = 11_000;

const RESET: DeskEvent = { thing: 'reset', id: null, action: 'reset', by: null };

const hasUnanswered = ({ deskApi: { queries } }: DeskState): boolean =>
  Object.values(queries).some((query) => {
    const error = query?.error;
    return isApiProblem(error) && (error.kind === 'timeout' || error.kind === 'offline');
  });

/**
 * Subscribes to the server's event stream. The browser reconnects with `Last-Event-ID`. A closed stream is opened again
 * with that id, so no event is lost.
 * @param me the user, whose own changes the screen already shows
 * @param arrived gets the number of new enquiries, and how many of them arrived while the tab was hidden
 * @returns function that closes the stream
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
  /** Counted on arrival, because the tab may be hidden while events are batched. */
  let unseen = 0;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let rereading: ReturnType<typeof setTimeout> | undefined;
  let isDisconnected = false;
  let tries = 0;

  const isArrival = ({ thing, action, by }: DeskEvent) => thing === 'enquiry' && action === 'created' && by !== me;
  const flush = () => {
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
  const markDisconnected = () => {
    isDisconnected = true;
    store.dispatch(streamDisconnected());
  };
  const waitFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source?.close();
      markDisconnected();
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
  const onChange = (event: MessageEvent<string>) => {
    alive();
    if (event.lastEventId) lastId = event.lastEventId;
    const named = readEvent(event.data);
    if (!named) return;
    gathered.push(named);
    if (document.hidden && isArrival(named)) unseen += 1;
    gathering ??= setTimeout(flush, BATCH_MS);
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
      if (!isDisconnected) return;
      isDisconnected = false;
      reread();
      clearTimeout(rereading);
      rereading = setTimeout(reread, LAST_READ_MS);
    });
    source.addEventListener('hello', (event) => {
      onChange(event);
      // The stream has no events of changes between the first reads and its start.
      if (isFirst)
        store.dispatch(
          deskApi.util.invalidateTags([{ type: 'Enquiry' }, { type: 'Visit' }, { type: 'Booking' }, { type: 'Today' }]),
        );
    });
    source.addEventListener('change', onChange);
    source.addEventListener('error', () => {
      markDisconnected();
      if (source?.readyState !== EventSource.CLOSED) {
        waitForFirst(RETRY_MS);
        return;
      }
      source.close();
      clearTimeout(silence);
      // Refetches the user, because the session may have expired.
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
