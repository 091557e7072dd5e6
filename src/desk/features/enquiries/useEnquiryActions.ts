import type { Changeable } from '#api/desk/lists';
import type { PersonRef } from '#contract/common';
import type { EnquiryStatus } from '#contract/enquiries';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { formatDayAndTime } from '../../common/lib/moments';
import { useDeskDispatch } from '../../common/store';
import { changeMany, changeOne, type ShownChange } from './changeEnquiries';
import { enquiriesSelected } from './inboxSlice';

/** What can be done to one enquiry or to several; each in the words of its toast. */
export const useEnquiryActions = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { id, name } = useSession();

  const valueOf = (change: ShownChange): string => {
    if (change.status) return t(`status.${change.status}`);
    if (change.assignee !== undefined) return change.assignee?.name ?? t('enquiry.nobody');
    if (change.due_at !== undefined) return formatDayAndTime(change.due_at, language);
    return change.branch?.name ?? t('enquiry.noBranch');
  };
  const change = (enquiries: readonly Changeable[], wanted: ShownChange) => {
    const [first] = enquiries;
    if (!first) return;
    const failed = t('frame.failed');
    const unassigned = t('enquiry.unassigned', { count: enquiries.length });
    if (enquiries.length === 1) {
      const done = t('enquiry.changedTo', { reference: first.reference, value: valueOf(wanted) });
      const undone = (back: ShownChange) => t('enquiry.undone', { value: valueOf(back) });
      void dispatch(changeOne(first, wanted, { done, undone, failed, unassigned }));
      return;
    }
    const done = (count: number) => `${t('enquiry.changedMany', { count })}: ${valueOf(wanted)}`;
    const undone = (count: number) => t('enquiry.undoneMany', { count });
    void dispatch(
      changeMany(enquiries, wanted, { done, undone, failed, unassigned, refused: t('enquiry.refusedSome') }),
    );
    dispatch(enquiriesSelected([]));
  };
  const me: PersonRef = { id, name };
  return {
    setStatus: (enquiries: readonly Changeable[], status: EnquiryStatus) => change(enquiries, { status }),
    assign: (enquiries: readonly Changeable[], assignee: PersonRef | null) => change(enquiries, { assignee }),
    move: (enquiries: readonly Changeable[], branch: PersonRef | null) => change(enquiries, { branch }),
    /** In the time of the wire. */
    setDue: (enquiries: readonly Changeable[], due: string) => change(enquiries, { due_at: due }),
    /** Whoever takes a new one has begun to work on it. */
    take: (enquiries: readonly Changeable[]) =>
      change(
        enquiries,
        enquiries.every(({ status }) => status === 'new') ? { status: 'in_work', assignee: me } : { assignee: me },
      ),
  };
};
