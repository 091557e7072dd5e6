import type { RefObject } from 'react';
import type { Enquiry, EnquiryRow } from '#contract/enquiries';
import { useDeskDispatch, useDeskStore } from '../../common/store';
import { selectToasts, toastLeft } from '../../common/toastSlice';
import { undoRequested } from '../../common/undo';
import { enquiryToggled, selectSelected } from './inboxSlice';
import type { KeyAction } from './keys';
import { useEnquiryActions } from './useEnquiryActions';
import type { InboxAddress } from './useInboxAddress';

interface ActOptions {
  address: InboxAddress;
  enquiries: readonly EnquiryRow[];
  open: Enquiry | undefined;
  /** Where the open enquiry stands. */
  pane: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onEnter: () => void;
  onHelp: () => void;
}

/** What each key does. The letters act on what is selected, or else on what is open. */
export const useInboxAct = ({ address, enquiries, open, pane, search, onEnter, onHelp }: ActOptions) => {
  const dispatch = useDeskDispatch();
  const store = useDeskStore();
  const actions = useEnquiryActions();
  const place = enquiries.findIndex(({ id }) => id === address.openId);
  const go = (to: number): boolean => {
    const next = enquiries[Math.max(0, Math.min(to, enquiries.length - 1))];
    if (!next) return false;
    address.openEnquiry(next.id, address.openId !== null);
    return true;
  };
  const meant = () => {
    const selected = selectSelected(store.getState());
    const chosen = enquiries.filter(({ id }) => selected.includes(id));
    if (chosen.length > 0) return chosen;
    // The row is enough where the detail has not come.
    return open ? [open] : enquiries.filter(({ id }) => id === address.openId);
  };
  const change = (make: (them: ReturnType<typeof meant>) => void): boolean => {
    const them = meant();
    if (them.length > 0) make(them);
    return them.length > 0;
  };
  const undoLast = (): boolean => {
    const last = selectToasts(store.getState())
      .filter(({ undo }) => undo !== undefined)
      .at(-1);
    if (!last?.undo) return false;
    dispatch(toastLeft(last.id));
    void dispatch(undoRequested(last.undo));
    return true;
  };
  const focus = (selector: string): boolean => {
    const found = pane.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== undefined && found !== null;
  };

  const acts: Record<KeyAction, () => boolean> = {
    next: () => go(place + 1),
    previous: () => go(place < 0 ? 0 : place - 1),
    open: () => (address.openId === null ? go(0) : focus('h2')),
    close: () => {
      if (address.openId === null) return false;
      address.closeEnquiry();
      return true;
    },
    take: () => change(actions.take),
    work: () => change((them) => actions.setStatus(them, 'in_work')),
    wait: () => change((them) => actions.setStatus(them, 'waiting')),
    done: () => change((them) => actions.setStatus(them, 'done')),
    refuse: () => change((them) => actions.setStatus(them, 'refused')),
    note: () => focus('[data-note-field]'),
    call: () => {
      const link = pane.current?.querySelector<HTMLAnchorElement>('[data-call]');
      link?.click();
      return link !== undefined && link !== null;
    },
    select: () => {
      if (address.openId === null) return false;
      dispatch(enquiryToggled(address.openId));
      return true;
    },
    search: () => {
      search.current?.focus();
      return true;
    },
    enter: () => {
      onEnter();
      return true;
    },
    undo: undoLast,
    help: () => {
      onHelp();
      return true;
    },
  };
  return (action: KeyAction): boolean => acts[action]();
};
