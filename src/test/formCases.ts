import type { TFunction } from 'i18next';
import type { TObject } from 'typebox';
import type { ObjectSchema, Schema } from 'yup';
import type { DeskBooking } from '#contract/bookingsDesk';
import { calls, deskCalls } from '#contract/calls';
import { BOOKING_NOTE_MAX_LENGTH } from '#contract/rules/deskLimits';
import {
  COMPLAINT_MAX_LENGTH,
  ENQUIRY_TEXT_MAX_LENGTH,
  PLATE_MAX_LENGTH,
  VIN_MAX_LENGTH,
} from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { CORRECTION_REASON_MAX_LENGTH, VISIT_NAME_MAX_LENGTH, VISIT_NOTE_MAX_LENGTH } from '#contract/rules/visits';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { changesOf, valuesOf } from '#desk/features/bookings/components/EditForm';
import { EMPTY_BOOKING, editSchema, newBookingOf, newBookingSchema } from '#desk/features/bookings/lib/values';
import { enquiryOf, entrySchema } from '#desk/features/enquiries/EntryForm';
import { acceptSchema } from '#desk/features/signIn/AcceptForm';
import { passwordStepSchema } from '#desk/features/signIn/PasswordStep';
import { inviteSchema, newStaffOf } from '#desk/features/staff/InviteModal';
import { beginSchema } from '#desk/features/visits/components/BeginForm';
import { identitySchema } from '#desk/features/visits/components/IdentityModal';
import { EMPTY_BEGIN, newVisitOf } from '#desk/features/visits/lib/beginValues';
import { identityChange } from '#desk/features/visits/lib/identityValues';
import { stepSchemas } from '#site/features/auth/StepForm';
import { detailsSchema, newBooking, newOwnBooking, waitlistSchema } from '#site/features/booking/lib/details';
import { appointmentEnquiry, appointmentSchema } from '#site/features/enquiries/appointment';
import { PURCHASE_TEXT_MAX_LENGTH, purchaseEnquiry, purchaseSchema } from '#site/features/enquiries/purchase';
import { carSchema } from '#site/features/garage/CarForm';
import { carChange, carPayload, EMPTY_CAR } from '#site/features/garage/carValues';
import { profileSchema } from '#site/features/profile/ProfileForm';
import { profilePayload } from '#site/features/profile/profileValues';
import { cars, days, flags, genders, ids, mileages, names, passwords, phones, signs, texts, years } from './formValues';

/** Returns the key with a prefix, to detect untranslated messages of yup. */
const t = ((key: string) => `text:${key}`) as TFunction;
const deskT = t as unknown as DeskT;

export type Values = Record<string, unknown>;

export interface FormCase {
  /** File path relative to src/. */
  file: string;
  name: string;
  schema: Schema;
  contract: TObject;
  valid: Values;
  /** Valid and invalid test values by field. */
  tried: Record<string, readonly unknown[]>;
  body: (values: never) => object | null;
  /** Fields of the body that the form omits, with the reason. */
  omitted?: Record<string, string>;
  /** Fields of the body that are not the value of one input, with the reason. */
  notTyped?: Record<string, string>;
  /** Limits that the form narrows on purpose, as path and keyword of the schema, with the reason. */
  narrower?: Record<string, string>;
  /** Fields whose errors may depend on the key field. */
  dependents?: Record<string, string[]>;
}

const form = <V extends object>(
  file: string,
  name: string,
  one: Omit<FormCase, 'file' | 'name' | 'valid' | 'tried' | 'body' | 'schema'> & {
    schema: ObjectSchema<never> | Schema;
    valid: V;
    tried: { [Field in keyof V]?: readonly unknown[] };
    body: (values: V) => object | null;
  },
): FormCase => ({ file, name, ...one }) as unknown as FormCase;

const BY_CALLER = 'the caller adds it to what the form gives';
const consent = { consent: 'the caller adds the version of the policy that was shown' };
const expected = { expected: 'the values before the change' };
const chosenCar = {
  'car_brand optional': 'required here only: the purchase form shares the contract and has no car',
  'car_model optional': 'required here only: the purchase form shares the contract and has no car',
};
const NEWEST_YEAR = 'the contract has a static bound, the server checks `newestYear` too';
const carYear = { 'year maximum': NEWEST_YEAR };
const carOfVisit = {
  ...carYear,
  'model optional': 'a chosen brand needs a model',
  'year optional': 'a visit always has a year',
};
const TOKEN = 'abcdefghij-abcdefghij';
const phone = '901234567';
const password = 'password';

const identity = {
  name: 'Ali',
  phone,
  brand: 1,
  model: 2,
  year: '2000',
  plate: '01A123BC',
  vin: 'ABC123',
  reason: '',
};
/** Differs from each valid value, so that the form sends all fields. */
const FORMER_IDENTITY = { name: '-', phone: '', brand: null, model: null, year: 0, plate: '-', vin: '-', reason: '' };
const ELSEWHERE = 'another part of the page changes it';
const OTHER_FIELDS_OF_VISIT = Object.fromEntries(
  ['state', 'promised_at', 'mileage', 'mileage_seen', 'discount', 'worker', 'language', 'complaint', 'note'].map(
    (field) => [field, ELSEWHERE],
  ),
);
const booking = {
  name: 'Ali',
  phone: '+998901234567',
  complaint: '',
  note: '',
  brand: 1,
  model: 2,
  year: 2000,
  plate: '01A123BC',
  language: 'ru',
  services: [{ id: 1, name: 'Oil' }],
} as unknown as DeskBooking;

const enquiry = { full_name: 'Ali', phone, branch: 0, text: 'Oil', consent: true };
const contact = { full_name: names, phone: phones, branch: ids, consent: flags };
const details = {
  full_name: 'Ali',
  phone,
  car: '',
  car_brand: 1,
  car_model: 2,
  year: '2000',
  complaint: 'Noise',
  consent: true,
};
const detailFields = {
  ...contact,
  car: cars,
  car_brand: ids,
  car_model: ids,
  year: years,
  complaint: texts(COMPLAINT_MAX_LENGTH),
};
const sent = { hold: TOKEN, consent: 1 };
const car = { ...EMPTY_CAR, brand: 1, model: 2, number: '01A123BC', vin: 'ABC123', year: '2000', mileage: '5' };
const carFields = {
  brand: ids,
  model: ids,
  number: signs(PLATE_MAX_LENGTH),
  vin: signs(VIN_MAX_LENGTH),
  year: years,
  mileage: mileages,
};
const profile = {
  first_name: 'Ali',
  last_name: 'Valiyev',
  username: phone,
  birthdate: '2000-01-31',
  gender: 'M' as const,
};
const profileFields = { first_name: names, last_name: names, birthdate: days, gender: genders };
const deskBooking = {
  ...EMPTY_BOOKING,
  branch: 1,
  phone,
  name: 'Ali',
  model: 2,
  year: '2000',
  plate: '01A123BC',
  complaint: 'Noise',
  note: 'Note',
  language: 'ru' as const,
  services: [
    {
      id: 1,
      name: 'Oil',
    },
  ],
  chosen: {
    start: Date.now() + 864e5,
    bay: 3,
  },
};
const deskBookingFields = {
  phone: phones,
  name: names,
  year: years,
  plate: signs(PLATE_MAX_LENGTH),
  complaint: texts(COMPLAINT_MAX_LENGTH),
  note: texts(BOOKING_NOTE_MAX_LENGTH),
};
const begun = {
  ...EMPTY_BEGIN,
  customer: 5,
  foundBy: '935556677',
  phone,
  first: 'Ali',
  last: 'Valiyev',
  brand: 1,
  model: 2,
  year: '2000',
  plate: '01A123BC',
  vin: 'ABC123',
  mileage: '5',
  complaint: 'Noise',
  note: 'Note',
  promised: '2999-01-01T10:00',
  branch: '1',
};

export const forms: FormCase[] = [
  form('site/features/enquiries/appointment.ts', 'appointment', {
    schema: appointmentSchema(t, true),
    contract: calls.sendEnquiry.body,
    valid: { ...enquiry, car_brand: 1, car_model: 2 },
    tried: { ...contact, car_brand: ids, car_model: ids, text: texts(ENQUIRY_TEXT_MAX_LENGTH) },
    body: (values) => appointmentEnquiry(values, 'bookCategor_home', { id: 1, name: `${'x'.repeat(49)}😀` }),
    omitted: { ...consent, part: 'of the purchase form' },
    notTyped: { section: 'the page with the form', service: 'the page with the form' },
    narrower: chosenCar,
  }),
  form('site/features/enquiries/purchase.ts', 'purchase', {
    schema: purchaseSchema(t, true),
    contract: calls.sendEnquiry.body,
    valid: enquiry,
    tried: { ...contact, text: texts(PURCHASE_TEXT_MAX_LENGTH) },
    body: (values) => purchaseEnquiry(values, 1, `${'x'.repeat(249)}😀`),
    omitted: { ...consent, car_brand: 'a part is bought', car_model: 'a part is bought', service: 'a part is bought' },
    notTyped: {
      section: 'the page with the form',
      part: 'the page with the form',
      text: 'the name of the part precedes it, so the form allows less',
    },
  }),
  form('site/features/booking/lib/details.ts', 'booking of a visitor', {
    schema: detailsSchema(t, { consent: true, phone: true }),
    contract: calls.book.body,
    valid: details,
    tried: detailFields,
    body: (values) => newBooking(values, sent),
    omitted: { note: 'the site has no field for it' },
    notTyped: consent,
    narrower: carYear,
  }),
  form('site/features/booking/lib/details.ts', 'booking of a customer', {
    schema: detailsSchema(t, { consent: true, phone: false }),
    contract: calls.bookOwn.body,
    valid: details,
    tried: detailFields,
    body: (values) => newOwnBooking(values, sent),
    omitted: { note: 'the site has no field for it' },
    notTyped: consent,
    narrower: carYear,
  }),
  form('site/features/booking/lib/details.ts', 'waitlist entry', {
    schema: waitlistSchema(t, { consent: true, phone: true }),
    contract: calls.joinWaitlist.body,
    valid: { full_name: 'Ali', phone, consent: true },
    tried: { full_name: names, phone: phones, consent: flags },
    body: ({ full_name, phone: typed }) => ({
      services: [1],
      branch: 1,
      day: '2026-01-31',
      name: full_name.trim(),
      phone: phoneForWire(typed),
    }),
    omitted: consent,
    notTyped: { branch: BY_CALLER },
  }),
  form('site/features/garage/CarForm.tsx', 'new car', {
    schema: carSchema(t),
    contract: calls.createCar.body,
    valid: car,
    tried: carFields,
    body: carPayload,
    omitted: { owner: 'the server never trusts it', mileage_seen: BY_CALLER },
    narrower: carYear,
  }),
  form('site/features/garage/CarForm.tsx', 'changed car', {
    schema: carSchema(t),
    contract: calls.changeCar.body,
    valid: car,
    tried: carFields,
    body: (values) => carChange(values, { ...car, model: 3, number: 'X', vin: 'X', year: '1999', mileage: '1' }),
    omitted: { owner: 'the server never trusts it', mileage_seen: BY_CALLER },
    notTyped: expected,
    narrower: carYear,
  }),
  form('site/features/profile/ProfileForm.tsx', 'profile', {
    schema: profileSchema(t),
    contract: calls.changeUser.body,
    valid: profile,
    tried: { ...profileFields, username: phones },
    body: (values) => profilePayload(values, { ...profile, first_name: 'Vali' }),
    omitted: { password: BY_CALLER, old_phone_token: BY_CALLER },
    notTyped: expected,
  }),
  form('site/features/auth/StepForm.tsx', 'step: phone', {
    schema: stepSchemas.phone(t, true),
    contract: calls.checkPhone.body,
    valid: { phone },
    tried: { phone: phones },
    body: (values) => ({ phone_number: phoneForWire(values.phone) }),
  }),
  form('site/features/auth/StepForm.tsx', 'step: password', {
    schema: stepSchemas.password(t, true),
    contract: calls.login.body,
    valid: { password },
    tried: { password: passwords },
    body: (values) => ({ phone_number: phoneForWire(phone), ...values }),
    narrower: { 'password minLength': 'no customer can set a shorter password' },
  }),
  form('site/features/auth/StepForm.tsx', 'step: code', {
    schema: stepSchemas.code(t, true),
    contract: calls.checkCode.body,
    valid: { code: '123456' },
    tried: { code: ['', '12345', '123456', '1234567', 'abcdef', '１２３４５６', '12345\n'] },
    body: ({ code }) => ({ code, phone: phoneForWire(phone) }),
    omitted: { flow: BY_CALLER },
  }),
  form('site/features/auth/StepForm.tsx', 'step: newPassword', {
    schema: stepSchemas.newPassword(t, true),
    contract: calls.setPassword.body,
    valid: { password, repeat: password },
    tried: { password: passwords, repeat: ['', 'another'] },
    body: (values) => ({ phone_number: phoneForWire(phone), password: values.password }),
    dependents: { password: ['repeat'] },
  }),
  form('site/features/auth/StepForm.tsx', 'step: registration', {
    schema: stepSchemas.registration(t, true),
    contract: calls.register.body,
    valid: { ...profile, password, repeat: password, consent: true },
    tried: { ...profileFields, password: passwords, repeat: ['', 'another'], consent: flags },
    body: ({ first_name, last_name, birthdate, gender, password: made }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      birthdate,
      gender,
      username: phoneForWire(phone),
      password: made,
    }),
    omitted: consent,
    dependents: { password: ['repeat'] },
  }),
  form('desk/features/enquiries/EntryForm.tsx', 'enquiry by hand', {
    schema: entrySchema(t),
    contract: deskCalls.enterEnquiry.body,
    valid: { phone, name: 'Ali', text: 'Oil', branch: '1', brand: 1, model: 2, language: 'ru' as const },
    tried: { phone: phones, name: names, text: texts(ENQUIRY_TEXT_MAX_LENGTH), brand: ids, model: ids },
    body: enquiryOf,
    omitted: { section: 'the server takes `phone`' },
  }),
  ...[false, true].map((isWalkIn) =>
    form('desk/features/bookings/lib/values.ts', isWalkIn ? 'walk-in' : 'booking of the desk', {
      schema: newBookingSchema(t, deskT, isWalkIn),
      contract: deskCalls.makeBooking.body,
      valid: deskBooking,
      tried: { ...deskBookingFields, model: ids, chosen: [null, { start: 0, bay: 0 }] },
      body: (values) => newBookingOf(values, { isWalkIn, language: 'ru', enquiry: 1 }),
      omitted: {
        minutes: 'the sum of the services',
        overbooking: 'asked for after a refusal',
        ...(isWalkIn && {
          starts_at: 'now',
          bay: 'the best one',
        }),
      },
      notTyped: {
        source: BY_CALLER,
        enquiry: BY_CALLER,
        ...(!isWalkIn && { bay: 'selected with the time' }),
      },
      narrower: carYear,
    }),
  ),
  form('desk/features/bookings/lib/values.ts', 'changed booking', {
    schema: editSchema(t, deskT),
    contract: deskCalls.changeBooking.body,
    valid: {
      ...valuesOf(booking),
      name: 'Vali',
      complaint: 'Noise',
      note: 'Note',
      language: 'uz' as const,
      services: [],
      model: 3,
    },
    tried: deskBookingFields,
    body: (values) => changesOf(booking, values),
    omitted: {
      starts_at: 'moved in the calendar',
      minutes: 'moved in the calendar',
      bay: 'moved in the calendar',
      branch: 'moved in the calendar',
      overbooking: 'asked for after a refusal',
    },
    narrower: carYear,
  }),
  form('desk/features/visits/components/BeginForm.tsx', 'begun visit', {
    schema: beginSchema(t, deskT),
    contract: deskCalls.beginVisit.body,
    valid: begun,
    tried: {
      phone: phones,
      complaint: texts(COMPLAINT_MAX_LENGTH),
      note: texts(VISIT_NOTE_MAX_LENGTH),
      first: names,
      last: names,
      brand: ids,
      model: ids,
      year: years,
      mileage: mileages,
      promised: ['', 'x', '2020-01-01T10:00', '2999-01-01T10:00'],
      plate: signs(PLATE_MAX_LENGTH),
      vin: signs(VIN_MAX_LENGTH),
      car: cars,
    },
    body: (values) => newVisitOf(values, { enquiry: 1, booking: 2 }),
    omitted: { mileage_seen: BY_CALLER, place: 'a booking has its own bay' },
    notTyped: {
      enquiry: BY_CALLER,
      booking: BY_CALLER,
      'car.id': 'a car of the garage is selected, not described',
    },
    narrower: { 'car.year maximum': NEWEST_YEAR },
  }),
  form('desk/features/visits/components/IdentityModal.tsx', 'person and car of a visit', {
    schema: identitySchema(t, deskT, false),
    contract: deskCalls.changeVisit.body,
    valid: identity,
    tried: {
      name: texts(VISIT_NAME_MAX_LENGTH),
      phone: phones,
      brand: ids,
      model: ids,
      year: years,
      plate: signs(PLATE_MAX_LENGTH),
      vin: signs(VIN_MAX_LENGTH),
    },
    body: (values) => identityChange({ ...FORMER_IDENTITY, corrects: null }, values),
    omitted: { ...OTHER_FIELDS_OF_VISIT, reason: 'only a correction has one' },
    narrower: carOfVisit,
  }),
  form('desk/features/visits/components/IdentityModal.tsx', 'car of a correction', {
    schema: identitySchema(t, deskT, true),
    contract: deskCalls.changeVisit.body,
    valid: { ...identity, reason: 'Mistyped' },
    tried: {
      brand: ids,
      model: ids,
      year: years,
      plate: signs(PLATE_MAX_LENGTH),
      vin: signs(VIN_MAX_LENGTH),
      reason: texts(CORRECTION_REASON_MAX_LENGTH),
    },
    body: (values) => identityChange({ ...FORMER_IDENTITY, corrects: 1 }, values),
    omitted: {
      ...OTHER_FIELDS_OF_VISIT,
      name: 'a correction keeps its person',
      phone: 'a correction keeps its person',
    },
    narrower: carOfVisit,
  }),
  form('desk/features/staff/InviteModal.tsx', 'invitation', {
    schema: inviteSchema(t),
    contract: deskCalls.inviteStaff.body,
    valid: { name: 'Ali', phone },
    tried: { name: names, phone: phones },
    body: (values) => newStaffOf(values, { role: 'adviser', branches: [1], again: { password } }),
    notTyped: { role: BY_CALLER, again: BY_CALLER },
  }),
  form('desk/features/signIn/AcceptForm.tsx', 'accepted invitation', {
    schema: acceptSchema(t, deskT),
    contract: deskCalls.acceptInvitation.body,
    valid: { name: 'Ali', password, repeat: password },
    tried: { name: names, password: passwords, repeat: ['', 'another'] },
    body: ({ name, password: made }) => ({ token: TOKEN, name: name.trim(), password: made }),
    dependents: { password: ['repeat'] },
  }),
  form('desk/features/signIn/PasswordStep.tsx', 'sign-in of the desk', {
    schema: passwordStepSchema(t),
    contract: deskCalls.signIn.body,
    valid: { phone, password },
    tried: { phone: phones, password: passwords },
    body: (values) => ({ phone: phoneForWire(values.phone), password: values.password }),
    narrower: { 'password minLength': 'no password is empty' },
  }),
];

/** Calls with a body but without a form schema, by reason. */
export const withoutSchema: Record<string, string> = {
  'shares the form of another call': `joinOwnWaitlist`,
  'a fallback form, which the server validates': `trackEnquiry writeReview answerEstimate`,
  'one or two fields that the component validates itself': `changePassword deleteAccount setCarDocument changeNotificationPreferences giveSecondFactor changeOwnPassword startTotp
    confirmTotp disableTotp noteEnquiry noteCustomer addTask sendMessage postponeWork recordOwnWork saveView refuseReview answerReview
    blockBay blockPhone changeStaff disableStaff enableStaff resendInvitation countStock
    moveStock transferStock changePicture addVisitLine changeVisitLine addVisitFinding
    changeVisitFinding setBookingState`,
  'editor fields, whose rules come from the content kinds': `newContent saveContent`,
  'no text input: values are selected, clicked or measured': `filterArticles giveConsent getAccess holdTime moveBooking shareHistory offerHandover
    acceptHandover acceptOpenedHandover reportBrowserError countPageView settleBookings changeEnquiry changeEnquiries
    decideEstimate restoreContent publishContent orderContent changeContents renderPicture rereadImport
    checkImport applyImport readInvitation mergeCustomers readNotifications changeTask`,
};
