import { policyVersion } from '#api/consentPolicy';
import { book, getHeldTime, holdTime, joinWaitlist, leaveWaitlist } from '#api/generated/bookings';
import { getBrands, getModels } from '#api/generated/brands';
import { isApiProblem, isNotFound } from '#api/problem';
import type { FormAnswer } from '#contract/render';
import { dateAt } from '#contract/rules/clock';
import { CODE_LENGTH } from '#contract/rules/limits';
import { confirmedPhone, phoneForWire } from '#contract/rules/phone';
import { bookingAddress } from '#shared/config/bookingPaths';
import { splitPath } from '#shared/config/paths';
import { codeRefusal } from '#shared/lib/codeRefusal';
import { namedOption } from '#shared/ui/forms/comboboxOptions';
import { codeOf } from '../../features/booking/components/BookProblem';
import {
  type DetailsValues,
  detailsSchema,
  EMPTY_DETAILS,
  newBooking,
  waitlistSchema,
} from '../../features/booking/lib/details';
import { FIELDS, type Fields, typedIn } from '../../features/booking/lib/fields';
import { answering, type BookingForm, refused } from './bookingAnswers';
import { brokenTexts } from './brokenTexts';
import { checkPlain, sendPlain } from './plainCode';

const idsOf = (text = ''): number[] => text.split(',').map(Number).filter(Boolean);

const holdByForm = async ({ form, store, lang }: BookingForm, fields: Fields): Promise<FormAnswer> => {
  const services = idsOf(fields[FIELDS.services]);
  const [branch, startsAt, holder] = [Number(fields[FIELDS.branch]), fields[FIELDS.start] ?? '', fields[FIELDS.hold]];
  if (services.length === 0 || !branch || Number.isNaN(Date.parse(startsAt)))
    return refused(422, fields, { problem: 'failed' });
  const body = { services, branch, starts_at: startsAt, ...(holder && { holder }) };
  const { token } = await store.dispatch(holdTime.initiate({ lang, body })).unwrap();
  const idIn = (field: string) => Number(fields[field]) || undefined;
  const car = { brand: idIn(FIELDS.brandId), model: idIn(FIELDS.modelId) };
  const choice = { services, branch, ...car, day: dateAt(startsAt), hold: token };
  const to = splitPath(form.path).language + bookingAddress(choice);
  const typed = typedIn(fields);
  if (Object.keys(typed).length === 0) return { sent: true, to };
  return refused(200, { ...typed, [FIELDS.step]: 'book', [FIELDS.hold]: token }, { at: to });
};

const carIn = async ({ store, lang, t }: BookingForm, fields: Fields) => {
  const textOf = (field: string) => (fields[field] ?? '').trim();
  const [brandText, modelText] = [textOf(FIELDS.brand), textOf(FIELDS.model)];
  const { data: brands = [] } = await store.dispatch(getBrands.initiate({ lang }));
  const brand = namedOption(brands, brandText);
  const { data: models = [] } = brand ? await store.dispatch(getModels.initiate({ lang, brandId: brand.id })) : {};
  const model = namedOption(models, modelText);
  const names = (options: readonly { name: string }[]) => options.map(({ name }) => name).join(', ');
  const errors: Record<string, string> = {};
  if (!brand)
    errors[FIELDS.brand] = brandText
      ? t('fallbackForms.brandUnknown', { names: names(brands) })
      : t('fallbackForms.brandMissing');
  if (!modelText) errors[FIELDS.model] = t('fallbackForms.modelMissing');
  else if (brand && !model) errors[FIELDS.model] = t('fallbackForms.modelUnknown', { names: names(models) });
  return { ids: { car_brand: brand?.id ?? 0, car_model: model?.id ?? 0 }, errors };
};

/** Sends or verifies an SMS code. Returns the proof, or the form for the next step. */
const proofIn = async (
  { store, lang, t }: BookingForm,
  fields: Fields,
  phone: string,
): Promise<{ proof: string } | FormAnswer> => {
  const asking = { store, lang, fields };
  const proofField = fields[FIELDS.proof];
  if (fields[FIELDS.sent] === phone && proofField) return { proof: proofField };
  if (fields[FIELDS.sent] !== phone)
    try {
      return refused(200, await sendPlain(asking, phone));
    } catch (error) {
      if (!fields[FIELDS.flow] || !isApiProblem(error) || error.kind !== 'tooMany') throw error;
      const errors = { [FIELDS.code]: error.detail ?? t('signIn.failed') };
      return refused(429, { ...fields, [FIELDS.sent]: phone }, { errors });
    }
  if ((fields[FIELDS.code] ?? '').replace(/\D/g, '').length !== CODE_LENGTH)
    return refused(422, fields, { errors: { [FIELDS.code]: t('signIn.codeShort') } });
  const checked = await checkPlain(asking, phone);
  if ('proof' in checked && checked.proof !== undefined) return { proof: checked.proof };
  return refused(422, fields, { errors: { [FIELDS.code]: codeRefusal(t, checked.end) } });
};

const refusedProven = (booking: BookingForm, proof: string, error: unknown): Promise<FormAnswer> => {
  const fields = { ...booking.form.fields, [FIELDS.proof]: proof };
  return answering({ ...booking, form: { ...booking.form, fields } }, () => Promise.reject(error));
};

const bookIt = async (booking: BookingForm, fields: Fields): Promise<FormAnswer> => {
  const { form, store, lang, t } = booking;
  const consent = await policyVersion(store.dispatch, lang);
  const car = await carIn(booking, fields);
  const values: DetailsValues = {
    ...EMPTY_DETAILS,
    ...car.ids,
    full_name: fields[FIELDS.name] ?? '',
    phone: confirmedPhone(fields[FIELDS.phone] ?? ''),
    year: (fields[FIELDS.year] ?? '').trim(),
    complaint: fields[FIELDS.complaint] ?? '',
    consent: fields[FIELDS.consent] === '1',
  };
  const errors = brokenTexts(detailsSchema(t, { consent: consent !== undefined, phone: true }), values);
  if (errors) {
    const { car_brand: _brand, car_model: _model, ...others } = errors;
    return refused(422, fields, { errors: { ...others, ...car.errors } });
  }
  const hold = fields[FIELDS.hold] ?? '';
  const { data: held } = await store.dispatch(getHeldTime.initiate({ lang, token: hold }));
  const body = newBooking(values, { hold, consent });
  const idempotencyKey = form.keyOf(JSON.stringify(body));
  const done = ({ token }: { token: string }): FormAnswer => ({ sent: true, to: `${form.path}/${token}?done=booked` });
  if (!held) {
    // A request whose reply was lost may have booked the hold. The same idempotency key returns that booking.
    const { data: before } = await store.dispatch(book.initiate({ lang, idempotencyKey, body }));
    if (before) return done(before);
  }
  const isOffered = held?.offered === true && !fields[FIELDS.sent];
  const phone = phoneForWire(values.phone);
  const proven = isOffered ? { proof: '' } : await proofIn(booking, fields, phone);
  if (!('proof' in proven)) return proven;
  const answer = await store.dispatch(
    book.initiate({ lang, idempotencyKey, verificationToken: proven.proof || undefined, body }),
  );
  if (isOffered && codeOf(answer.error) === 'phone_not_verified')
    return refused(200, await sendPlain({ store, lang, fields }, phone));
  if (answer.error !== undefined) return refusedProven(booking, proven.proof, answer.error);
  return done(answer.data);
};

const joinWaitlistByForm = async (booking: BookingForm, fields: Fields): Promise<FormAnswer> => {
  const { store, lang, t } = booking;
  const consent = await policyVersion(store.dispatch, lang);
  const phone = confirmedPhone(fields[FIELDS.phone] ?? '');
  const name = (fields[FIELDS.name] ?? '').trim();
  const errors = brokenTexts(waitlistSchema(t, { consent: consent !== undefined, phone: true }), {
    full_name: name,
    phone,
    consent: fields[FIELDS.consent] === '1',
  });
  if (errors) return refused(422, fields, { errors });
  const proven = await proofIn(booking, fields, phoneForWire(phone));
  if (!('proof' in proven)) return proven;
  const request = { services: idsOf(fields[FIELDS.services]), branch: Number(fields[FIELDS.branch]) };
  const body = {
    ...request,
    day: fields[FIELDS.day] ?? '',
    name,
    phone: phoneForWire(phone),
    ...(consent !== undefined && { consent }),
  };
  const answer = await store.dispatch(joinWaitlist.initiate({ lang, verificationToken: proven.proof, body }));
  if (answer.error !== undefined) return refusedProven(booking, proven.proof, answer.error);
  return refused(200, { [FIELDS.wait]: answer.data.token }, { place: answer.data.place });
};

const leaveLine = async ({ store, lang }: BookingForm, fields: Fields): Promise<FormAnswer> => {
  const { error } = await store.dispatch(leaveWaitlist.initiate({ lang, token: fields[FIELDS.wait] ?? '' }));
  if (error && !isNotFound(error)) throw error;
  return refused(200, { [FIELDS.step]: 'left' });
};

export const bookByForm = (booking: BookingForm): Promise<FormAnswer> =>
  answering(booking, async (fields) => {
    const step = fields[FIELDS.step];
    if (step === 'hold') return holdByForm(booking, fields);
    if (step === 'book') return bookIt(booking, fields);
    if (step === 'wait') return joinWaitlistByForm(booking, fields);
    if (step === 'leave') return leaveLine(booking, fields);
    return refused(422, fields, { problem: 'failed' });
  });
