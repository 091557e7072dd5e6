import { useState } from 'react';
import { bookingQueues, calendarsUtil } from '#api/desk/bookings';
import { readUncached } from '#api/desk/deskApi';
import {
  changeBooking,
  readBooking,
  setBookingState,
  useBlockBayMutation,
  useMakeBookingMutation,
} from '#api/desk/generated/bookings';
import { isApiProblem } from '#api/problem';
import type { DeskBooking, NewBayBlock, NewDeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';

import { useDeskDispatch } from '#desk/common/store';
import { changedAgain, registerUndo, toastShown } from '#desk/common/toastSlice';

import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useBookingQuestions } from '../bookingQuestions';
import { useVisibleCalendar } from '../calendarContext';
import { noRoomOf } from '../lib/bookingWords';
import { backOf, type Edit, overbooked, overwrittenValues, showEdit } from '../lib/values';

interface Answer {
  data?: DeskBooking | undefined;
  error?: unknown;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const withEdit = (booking: DeskBooking, edit: Edit): DeskBooking => {
  const changed = structuredClone(booking);
  showEdit(changed, edit);
  return changed;
};

interface ChangeOptions {
  text: (booking: DeskBooking) => string;
  isBack?: boolean;
  /** The change is based on the version at which the form was opened. A later version is a conflict. */
  isForm?: boolean;
}

/** Changes a booking optimistically with undo. Asks about overlaps and conflicts. Resolves to null if not saved. */
export const useChangeBooking = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const { askReason, askOver } = useBookingQuestions();
  const { asked } = useVisibleCalendar();

  const send = (id: number, version: number, edit: Edit): PromiseLike<Answer> => {
    const sent = { id, ifMatch: `"${version}"` };
    return edit.kind === 'state'
      ? dispatch(setBookingState.initiate({ ...sent, body: edit.body }))
      : dispatch(changeBooking.initiate({ ...sent, body: edit.body }));
  };
  /** Rebases the change on the stored version. Asks before it overwrites fields that another person has changed. */
  const resend = async (before: DeskBooking, edit: Edit): Promise<Answer> => {
    const { data: now, error } = await readUncached(
      dispatch(readBooking.initiate({ id: before.id }, { forceRefetch: true })),
    );
    if (!now) return { error };
    if (edit.kind === 'state' && now.state === edit.body.state) return { data: now };
    const isOvertaken = !isSame(overwrittenValues(before, edit), overwrittenValues(now, edit));
    if (isOvertaken && !(await askOver({ before, now, mine: withEdit(now, edit) }))) return {};
    return send(before.id, now.version, edit);
  };
  const make = async (booking: DeskBooking, edit: Edit, isForm: boolean): Promise<Answer> => {
    const version = isForm ? booking.version : bookingQueues.latest(booking).version;
    const first = await send(booking.id, version, edit);
    const answer = isApiProblem(first.error) && first.error.status === 412 ? await resend(booking, edit) : first;
    const noRoom = noRoomOf(answer.error);
    if (!noRoom) return answer;
    const reason = await askReason(noRoom);
    if (reason === null) return {};
    const again = await send(booking.id, version, overbooked(edit, reason));
    return isApiProblem(again.error) && again.error.status === 412 ? resend(booking, overbooked(edit, reason)) : again;
  };

  const change = async (booking: DeskBooking, edit: Edit, options: ChangeOptions): Promise<DeskBooking | null> => {
    const { id } = booking;
    const about = `booking-${id}`;
    dispatch(changedAgain(about));
    const patch = (show: (draft: DeskBooking) => void) =>
      dispatch(
        calendarsUtil.updateQueryData('calendar', asked, ({ items }) => {
          for (const item of items) if (item.id === id) show(item);
        }),
      );
    const show = (draft: DeskBooking) => showEdit(draft, edit);
    const stopShowing = bookingQueues.showOptimistically(id, show);
    patch(show);
    const { data, error } = await bookingQueues
      .enqueue([id], async () => {
        const answer = await make(booking, edit, options.isForm ?? false);
        if (answer.data) bookingQueues.note(answer.data);
        return answer;
      })
      .finally(stopShowing);
    if (!data) {
      patch((draft) => {
        if (draft.version <= booking.version) Object.assign(draft, bookingQueues.withOwnChanges(booking));
      });
      dispatch(calendarsUtil.invalidateTags(['Booking']));
      if (error) {
        // Without a form, the input is lost when the calendar reverts the change.
        const isUnsure = !options.isForm && isApiProblem(error) && ['offline', 'timeout'].includes(error.kind);
        const text = isUnsure ? t('booking.unsure', { name: booking.name || booking.car }) : problemText(error);
        dispatch(toastShown({ tone: 'failed', text }));
      }
      return null;
    }
    patch((draft) => void Object.assign(draft, bookingQueues.withOwnChanges(data)));
    const back = options.isBack ? null : backOf(booking, edit);
    const undo =
      back && registerUndo(() => async () => void (await change(data, back, { text: options.text, isBack: true })));
    dispatch(toastShown({ tone: 'done', text: options.text(data), about, ...(undo && { undo }) }));
    return data;
  };
  return {
    change,
    setState: (
      booking: DeskBooking,
      state: Extract<Edit, { kind: 'state' }>['body']['state'],
      { reason, isForm = false }: { reason?: string; isForm?: boolean } = {},
    ) =>
      change(
        booking,
        { kind: 'state', body: { state, ...(reason && { reason }) } },
        {
          text: (now) => t('booking.stateSet', { name: now.name || now.car, state: t(`bookingState.${now.state}`) }),
          isForm,
        },
      ),
  };
};

export interface Made {
  booking?: DeskBooking;
  problem?: string;
  isOfTime?: boolean;
}

export const useMakeBooking = () => {
  const [keys] = useState(makeIdempotencyKeys);
  const { askReason } = useBookingQuestions();
  const problemText = useProblemText();
  const [send] = useMakeBookingMutation();
  const [block] = useBlockBayMutation();
  const madeOf = ({ data, error }: { data?: DeskBooking | undefined; error?: unknown }): Made => {
    if (!data)
      return {
        problem: problemText(error),
        isOfTime: isApiProblem(error) && error.fields?.['starts_at'] !== undefined,
      };
    keys.forget();
    return { booking: data };
  };
  return {
    make: async (body: NewDeskBooking): Promise<Made> => {
      const answer = await send({ idempotencyKey: keys.keyFor(body), body });
      const noRoom = noRoomOf(answer.error);
      if (!noRoom) return madeOf(answer);
      const reason = await askReason({ ...noRoom, isNew: true });
      if (reason === null) return {};
      const over = { ...body, overbooking: reason };
      return madeOf(await send({ idempotencyKey: keys.keyFor(over), body: over }));
    },
    block: async (body: NewBayBlock): Promise<Made> => madeOf(await block({ idempotencyKey: keys.keyFor(body), body })),
  };
};
