import { string } from 'yup';
import type { NewDeskBooking } from '#contract/bookingsDesk';
import { phoneForWire } from '#contract/rules/phone';
import { tidyPlate } from '#contract/rules/plates';
import { keepDraft, readDraft } from '#desk/common/lib/drafts';
import type { Language } from '#shared/i18n/languages';
import { carYears } from '#shared/ui/forms/carRules';
import { isoAt } from './days';

export interface ChosenService {
  id: number;
  name: string;
}

/** Where it is to stand; `bay` 0: where it fits best. */
export interface Chosen {
  start: number;
  bay: number;
}

/** A booking as it is typed. */
export interface NewValues {
  branch: number;
  phone: string;
  name: string;
  brand: number;
  model: number;
  year: string;
  plate: string;
  /** Empty: the one that is known of the customer. */
  language: '' | Language;
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
  note: '',
  services: [],
  day: '',
  chosen: null,
};

export interface Booked {
  isWalkIn: boolean;
  /** Of the enquiry. */
  language: Language | undefined;
  /** 0: none. */
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
    ...(tidyPlate(values.plate) && { plate: tidyPlate(values.plate) }),
    ...(values.note.trim() && { note: values.note.trim() }),
    ...(values.model > 0 && { model: values.model }),
    ...(values.year && { year: Number(values.year) }),
    ...(!isWalkIn && values.chosen && { starts_at: isoAt(values.chosen.start) }),
    ...(!isWalkIn && values.chosen && values.chosen.bay > 0 && { bay: values.chosen.bay }),
    ...(enquiry > 0 && { enquiry }),
  };
};

/** Of manufacture, which may be left out. */
export const yearRule = (problem: string) =>
  string().test('year', problem, (text) => {
    const { min, max } = carYears();
    const year = Number(text || max);
    return Number.isInteger(year) && year >= min && year <= max;
  });

const draftOf = (from: string) => `booking-new ${from}`;

/** What was typed before and did not become a booking. `from`: what it was begun from. */
export const readNew = (person: number, from: string): Partial<NewValues> =>
  JSON.parse(readDraft(person, draftOf(from)) || '{}') as Partial<NewValues>;

export const keepNew = (person: number, from: string, values: NewValues | null): void =>
  keepDraft(person, draftOf(from), values ? JSON.stringify(values) : '');
