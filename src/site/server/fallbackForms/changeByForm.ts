import { cancelBooking, confirmBooking, moveBooking } from '#api/generated/bookings';
import type { FormAnswer } from '#contract/render';
import { FIELDS } from '../../features/booking/lib/fields';
import { answering, type BookingForm, refused } from './bookingAnswers';

export const changeByForm = (changing: BookingForm & { token: string }): Promise<FormAnswer> =>
  answering(changing, async (fields) => {
    const { form, store, lang, token } = changing;
    const { [FIELDS.step]: step = '', [FIELDS.start]: startsAt = '' } = fields;
    const idempotencyKey = form.keyOf(JSON.stringify([token, step, startsAt]));
    if (step === 'confirm') await store.dispatch(confirmBooking.initiate({ lang, token })).unwrap();
    else if (step === 'cancel') await store.dispatch(cancelBooking.initiate({ lang, token, idempotencyKey })).unwrap();
    else if (step === 'move')
      await store
        .dispatch(moveBooking.initiate({ lang, token, idempotencyKey, body: { starts_at: startsAt } }))
        .unwrap();
    else return refused(422, fields, { problem: 'failed' });
    return { sent: true, to: step === 'move' ? `${form.path}?done=moved` : form.path };
  });
