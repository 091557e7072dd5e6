import type { RefObject } from 'react';
import type { Changeable } from '#api/desk/enquiries';
import type { PersonRef } from '#contract/common';
import type { Enquiry, EnquiryRow, EnquiryStatus } from '#contract/enquiries';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { formatDayAndTime } from '../../common/lib/moments';
import { useDeskDispatch, useDeskStore } from '../../common/store';
import { selectToasts, toastLeft, undoRequested } from '../../common/toastSlice';

import { changeMany, changeOne, type OptimisticChange } from './changeEnquiries';
import type { InboxAddress } from './inboxAddress';
import type { KeyAction } from './inboxKeys';
import { enquiriesSelected, enquiryToggled, selectSelected } from './inboxSlice';

export const useEnquiryActions = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { id, name } = useSession();

  const valueOf = (change: OptimisticChange): string => {
    if (change.status) return t(`status.${change.status}`);
    if (change.assignee !== undefined) return change.assignee?.name ?? t('enquiry.nobody');
    if (change.due_at !== undefined) return formatDayAndTime(change.due_at, language);
    return change.branch?.name ?? t('enquiry.noBranch');
  };
  const change = (enquiries: readonly Changeable[], optimisticChange: OptimisticChange) => {
    const [first] = enquiries;
    if (!first) return;
    const failed = t('frame.failed');
    const unassigned = t('enquiry.unassigned', { count: enquiries.length });
    if (enquiries.length === 1) {
      const done = t('enquiry.changedTo', { reference: first.reference, value: valueOf(optimisticChange) });
      const undone = (back: OptimisticChange) => t('enquiry.undone', { value: valueOf(back) });
      void dispatch(changeOne(first, optimisticChange, { done, undone, failed, unassigned }));
      return;
    }
    const done = (count: number) => `${t('enquiry.changedMany', { count })}: ${valueOf(optimisticChange)}`;
    const undone = (count: number) => t('enquiry.undoneMany', { count });
    void dispatch(
      changeMany(enquiries, optimisticChange, { done, undone, failed, unassigned, refused: t('enquiry.refusedSome') }),
    );
    dispatch(enquiriesSelected([]));
  };
  const me: PersonRef = { id, name };
  return {
    setStatus: (enquiries: readonly Changeable[], status: EnquiryStatus) => change(enquiries, { status }),
    assign: (enquiries: readonly Changeable[], assignee: PersonRef | null) => change(enquiries, { assignee }),
    move: (enquiries: readonly Changeable[], branch: PersonRef | null) => change(enquiries, { branch }),
    setDue: (enquiries: readonly Changeable[], due: string) => change(enquiries, { due_at: due }),
    take: (enquiries: readonly Changeable[]) =>
      change(
        enquiries,
        enquiries.every(({ status }) => status === 'new') ? { status: 'in_work', assignee: me } : { assignee: me },
      ),
  };
};

interface ActOptions {
  address: InboxAddress;
  enquiries: readonly EnquiryRow[];
  open: Enquiry | undefined;
  pane: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onEnter: () => void;
  onHelp: () => void;
}

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
  const targets = () => {
    const selected = selectSelected(store.getState());
    const chosen = enquiries.filter(({ id }) => selected.includes(id));
    if (chosen.length > 0) return chosen;
    // The list row has the data until the detail has loaded.
    return open ? [open] : enquiries.filter(({ id }) => id === address.openId);
  };
  const change = (make: (them: ReturnType<typeof targets>) => void): boolean => {
    const them = targets();
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
