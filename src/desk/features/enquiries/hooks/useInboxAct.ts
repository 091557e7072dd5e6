import type { RefObject } from 'react';
import type { Enquiry, EnquiryRow } from '../../../../../contract/desk/enquiries';
import { useDeskDispatch, useDeskStore } from '../../../common/store';
import { selectToasts, toastLeft } from '../../../common/toastSlice';
import { undoRequested } from '../../../common/undo';
import { enquiryToggled, selectSelected } from '../inboxSlice';
import type { KeyAction } from '../lib/keys';
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
    return chosen.length > 0 ? chosen : open ? [open] : [];
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

  return (action: KeyAction): boolean => {
    switch (action) {
      case 'next':
        return go(place + 1);
      case 'previous':
        return go(place < 0 ? 0 : place - 1);
      case 'open':
        return address.openId === null ? go(0) : focus('h2');
      case 'close':
        if (address.openId === null) return false;
        address.closeEnquiry();
        return true;
      case 'take':
        return change(actions.take);
      case 'work':
        return change((them) => actions.setStatus(them, 'in_work'));
      case 'wait':
        return change((them) => actions.setStatus(them, 'waiting'));
      case 'done':
        return change((them) => actions.setStatus(them, 'done'));
      case 'refuse':
        return change((them) => actions.setStatus(them, 'refused'));
      case 'note':
        return focus('[data-note-field]');
      case 'call': {
        const link = pane.current?.querySelector<HTMLAnchorElement>('[data-call]');
        link?.click();
        return link !== undefined && link !== null;
      }
      case 'select':
        if (address.openId === null) return false;
        dispatch(enquiryToggled(address.openId));
        return true;
      case 'search':
        search.current?.focus();
        return true;
      case 'enter':
        onEnter();
        return true;
      case 'undo':
        return undoLast();
      case 'help':
        onHelp();
        return true;
    }
  };
};
