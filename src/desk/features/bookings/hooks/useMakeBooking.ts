import { useState } from 'react';
import { useBlockBayMutation, useMakeBookingMutation } from '#api/desk/bookings';
import { isApiProblem } from '#api/problem';
import type { DeskBooking, NewBayBlock, NewDeskBooking } from '#contract/bookingsDesk';
import { useProblemText } from '#desk/common/hooks/useProblemText';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useBookingQuestions } from '../bookingQuestions';
import { noRoomOf } from '../lib/noRoom';

/** `problem`: why it was not made; neither: whoever was asked has given it up. */
export interface Made {
  booking?: DeskBooking;
  problem?: string;
  /** The problem is its time. */
  isOfTime?: boolean;
}

/** Books, or takes a bay out of use; pressed twice or sent twice it is one. Asks for a reason where there is no room. */
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
