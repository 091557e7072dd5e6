import type { TFunction } from 'i18next';
import { object, string } from 'yup';
import type { DeskBooking, DeskBookingChange, DeskBookingState, NewDeskBooking } from '#contract/bookingsDesk';
import { nextBookingStates } from '#contract/rules/bookings';
import { MINUTE_MS } from '#contract/rules/clock';
import { BOOKING_NOTE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { COMPLAINT_MAX_LENGTH, NAME_MAX_LENGTH, PLATE_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { normalizePlate } from '#contract/rules/plates';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import type { Language } from '#shared/i18n/languages';
import { serverNow } from '#shared/lib/serverClock';
import { carYears, filledRule, phoneRule } from '#shared/ui/forms/formRules';
import { isOver, isoAt, minutesBetween } from './days';
import type { Place } from './grid';

export type Edit = { kind: 'change'; body: DeskBookingChange } | { kind: 'state'; body: DeskBookingState };

export const placeOf = ({ bay, starts_at: from, ends_at: to }: DeskBooking): Place => ({
  bay,
  start: Date.parse(from),
  minutes: minutesBetween(from, to),
});

export const moveTo = ({ bay, start, minutes }: Place): Edit => ({
  kind: 'change',
  body: { bay, starts_at: isoAt(start), minutes },
});

/** Finished and cancelled bookings and slots held by visitors cannot be moved. */
export const canMove = ({ state }: DeskBooking): boolean =>
  state === 'booked' || state === 'arrived' || state === 'in_work' || state === 'blocked';

const isPlace = ({ starts_at: start, minutes, bay }: DeskBookingChange): boolean =>
  start !== undefined || minutes !== undefined || bay !== undefined;

export const showEdit = (draft: DeskBooking, edit: Edit): void => {
  if (edit.kind === 'state') {
    draft.state = edit.body.state;
    return;
  }
  const { starts_at: start, minutes, bay, name, phone, complaint, note } = edit.body;
  if (isPlace(edit.body)) {
    const buffer = minutesBetween(draft.ends_at, draft.free_at);
    const long = minutes ?? minutesBetween(draft.starts_at, draft.ends_at);
    draft.bay = bay ?? draft.bay;
    draft.starts_at = start ?? draft.starts_at;
    draft.ends_at = isoAt(Date.parse(draft.starts_at) + long * MINUTE_MS);
    draft.free_at = isoAt(Date.parse(draft.ends_at) + buffer * MINUTE_MS);
  }
  Object.assign(draft, {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(complaint !== undefined && { complaint }),
    ...(note !== undefined && { note }),
  });
};

/** Returns the values that a change overwrites. If the server has other values, the change is a conflict. */
export const overwrittenValues = (booking: DeskBooking, edit: Edit): unknown => {
  if (edit.kind === 'state') return booking.state;
  const { body } = edit;
  return [
    isPlace(body) && placeOf(booking),
    body.name !== undefined && booking.name,
    body.phone !== undefined && booking.phone,
    body.complaint !== undefined && booking.complaint,
    body.note !== undefined && booking.note,
    body.services !== undefined && booking.services.map(({ id }) => id),
    body.model !== undefined && booking.model,
    body.year !== undefined && booking.year,
    body.plate !== undefined && booking.plate,
    body.language !== undefined && booking.language,
    body.branch !== undefined && booking.branch.id,
  ];
};

export const backOf = (before: DeskBooking, edit: Edit): Edit | null => {
  if (edit.kind === 'state') {
    const back = nextBookingStates(edit.body.state, { startsAt: Date.parse(before.starts_at), now: serverNow() }).find(
      (state) => state === before.state,
    );
    return back ? { kind: 'state', body: { state: back } } : null;
  }
  const { body } = edit;
  const { bay, start, minutes } = placeOf(before);
  const reason = before.overbooking?.reason;
  return {
    kind: 'change',
    body: {
      ...(isPlace(body) && { bay, starts_at: isoAt(start), minutes, ...(reason && { overbooking: reason }) }),
      ...(body.name !== undefined && { name: before.name }),
      ...(body.phone !== undefined && { phone: before.phone }),
      ...(body.complaint !== undefined && { complaint: before.complaint }),
      ...(body.note !== undefined && { note: before.note }),
      ...(body.services !== undefined && { services: before.services.map(({ id }) => id) }),
      ...(body.model !== undefined && { model: before.model }),
      ...(body.year !== undefined && { year: before.year }),
      ...(body.plate !== undefined && { plate: before.plate }),
      ...(body.language !== undefined && { language: before.language }),
      ...(body.branch !== undefined && { branch: before.branch.id }),
    },
  };
};

export const overbooked = (edit: Edit, reason: string): Edit =>
  edit.kind === 'change'
    ? { kind: 'change', body: { ...edit.body, overbooking: reason } }
    : { kind: 'state', body: { ...edit.body, overbooking: reason } };

export interface ChosenService {
  id: number;
  name: string;
}

/** Chosen slot. With `bay` 0 the server chooses the bay. */
export interface Chosen {
  start: number;
  bay: number;
}

export interface NewValues {
  branch: number;
  phone: string;
  name: string;
  brand: number;
  model: number;
  year: string;
  plate: string;
  language: '' | Language;
  complaint: string;
  note: string;
  services: ChosenService[];
  day: string;
  chosen: Chosen | null;
}

export const EMPTY_BOOKING: NewValues = {
  branch: 0,
  phone: '',
  name: '',
  brand: 0,
  model: 0,
  year: '',
  plate: '',
  language: '',
  complaint: '',
  note: '',
  services: [],
  day: '',
  chosen: null,
};

interface Booked {
  isWalkIn: boolean;
  language: Language | undefined;
  enquiry: number;
}

export const newBookingOf = (values: NewValues, { isWalkIn, language, enquiry }: Booked): NewDeskBooking => {
  const spoken = values.language || language;
  return {
    branch: values.branch,
    source: isWalkIn ? 'walk_in' : 'desk',
    phone: phoneForWire(values.phone),
    name: values.name.trim(),
    services: values.services.map(({ id }) => id),
    ...(spoken && { language: spoken }),
    ...(normalizePlate(values.plate) && { plate: normalizePlate(values.plate) }),
    // Sent even if emptied: by default the server takes the text of the enquiry.
    complaint: values.complaint.trim(),
    ...(values.note.trim() && { note: values.note.trim() }),
    ...(values.model > 0 && { model: values.model }),
    ...(values.year && { year: Number(values.year) }),
    ...(!isWalkIn && values.chosen && { starts_at: isoAt(values.chosen.start) }),
    ...(!isWalkIn && values.chosen && values.chosen.bay > 0 && { bay: values.chosen.bay }),
    ...(enquiry > 0 && { enquiry }),
  };
};

export const editSchema = (site: TFunction, t: DeskT) => {
  const tooLong = (max: number) => site('forms.tooLong', { max });
  return object({
    phone: phoneRule(site),
    name: filledRule(site, NAME_MAX_LENGTH),
    plate: string().transform(normalizePlate).max(PLATE_MAX_LENGTH, tooLong(PLATE_MAX_LENGTH)),
    complaint: string().trim().max(COMPLAINT_MAX_LENGTH, tooLong(COMPLAINT_MAX_LENGTH)),
    note: string().trim().max(BOOKING_NOTE_MAX_LENGTH, tooLong(BOOKING_NOTE_MAX_LENGTH)),
    year: string().test('year', t('newBooking.yearWrong', carYears()), (text) => {
      const { min, max } = carYears();
      const year = Number(text || max);
      return Number.isInteger(year) && year >= min && year <= max;
    }),
  });
};

export const newBookingSchema = (site: TFunction, t: DeskT, isWalkIn: boolean) =>
  editSchema(site, t).shape({
    chosen: object()
      .nullable()
      .test('chosen', t('newBooking.chooseTime'), (chosen) => isWalkIn || chosen !== null)
      .test('over', t('newBooking.timeOver'), (chosen) => isWalkIn || !chosen || !isOver((chosen as Chosen).start)),
  });
