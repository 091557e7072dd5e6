import type { DeskEvent } from '../../../../contract/desk/events';
import { deskApi } from '../../../api/desk/deskApi';
import { eventsAddress } from '../../../api/desk/events';
import type { DeskStore } from '../../common/store';
import { readEvent, tagsOf } from './events';
import { enquiriesArrived, streamLost, streamOpened } from './liveSlice';

/** Events that come at once, as those of a bulk change do, make one round of reads. */
const GATHER_MS = 120;
/** A stream that the browser has given up (it does so after a refusal) is opened anew; each time a little later. */
const REOPEN_MS = [2_000, 5_000, 15_000, 30_000];
/** The server sends a beat every 15 s. A connection that a proxy has dropped without closing shows only by their absence. */
const SILENT_MS = 35_000;

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
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source?.close();
      store.dispatch(streamLost());
      open();
    }, SILENT_MS);
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
    alive();
    source.addEventListener('beat', alive);
    source.addEventListener('open', () => {
      alive();
      refusals = 0;
      store.dispatch(streamOpened());
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
      store.dispatch(streamLost());
      if (source?.readyState !== EventSource.CLOSED) return;
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
    source?.close();
  };
}
