// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  CarDocument,
  CarGuarantee,
  CarMaintenance,
  DocumentEnd,
  Due,
  LoggedMileage,
  NewOwnRecord,
  NotificationPreferences,
  NotificationPreferencesChange,
  OwnRecord,
  Postponement,
} from '#contract/care';
import type { CarDocumentKind } from '#contract/cars';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, filled, flag, id, listOf, oneOf, optional, record, text } from '../readers';

const readDue = record<Due>({
  fact: filled,
  title: text,
  service: optional(id),
  is_bookable: optional(flag),
  level: optional(oneOf('green', 'yellow', 'red')),
  every_km: optional(count),
  every_months: optional(count),
  last_date: text,
  last_mileage: count,
  due_date: optional(text),
  due_mileage: optional(count),
  expected_on: optional(text),
  is_overdue: flag,
  booking: optional(record({ starts_at: text, token: optional(text) })),
  postponed: optional(record({ until_date: optional(text), until_mileage: optional(count) })),
});
const readCarDocument = record<CarDocument>({ kind: id, ends_on: text });
const readCarGuarantee = record<CarGuarantee>({
  visit: id,
  title: text,
  done_on: text,
  until_date: optional(text),
  until_mileage: optional(count),
  is_ended: flag,
  days_left: optional(count),
  km_left: optional(count),
});
const readCarMaintenance = record<CarMaintenance>({
  car: id,
  km_per_month: optional(count),
  due: listOf(readDue),
  documents: listOf(readCarDocument),
  guarantees: optional(listOf(readCarGuarantee)),
});
const readOwnRecord = record<OwnRecord>({
  id,
  car: id,
  service: optional(id),
  title: text,
  done_on: text,
  mileage: count,
  note: text,
  cost: optional(count),
});
const readLoggedMileage = record<LoggedMileage>({
  date: text,
  mileage: count,
  source: oneOf('visit', 'record', 'entry'),
});
const readNotificationPreferences = record<NotificationPreferences>({
  channel: oneOf('off', 'sms', 'telegram'),
  language: oneOf('ru', 'uz'),
  quiet_from: count,
  quiet_to: count,
  has_chat: flag,
  connect: optional(text),
});
const readCarDocumentKind = record<CarDocumentKind>({ id, name: text, hint: text, remind_days: count });

const careApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns upcoming maintenance and documents of the signed-in customer’s cars */
    getCarMaintenance: build.query<CarMaintenance[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<CarMaintenance[]> => ({
        path: '/authentication/cars/care',
        private: true,
        lang,
        read: listOf(readCarMaintenance),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Lists works that the signed-in customer had done elsewhere */
    getOwnRecords: build.query<OwnRecord[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<OwnRecord[]> => ({
        path: '/authentication/cars/records',
        private: true,
        lang,
        read: listOf(readOwnRecord),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Records a due work that was done elsewhere; 409 `due_gone` if it is no longer due */
    recordOwnWork: build.mutation<
      OwnRecord,
      Localized<{ carId: number; idempotencyKey?: string | undefined; body: NewOwnRecord }>
    >({
      query: ({ lang, carId, idempotencyKey, body }): Call<OwnRecord> => ({
        method: 'POST',
        path: `/authentication/cars/${carId}/records`,
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
        private: true,
        lang,
        read: readOwnRecord,
      }),
    }),
    /** Removes an own record; its work is due as before */
    removeOwnRecord: build.mutation<null, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<null> => ({
        method: 'DELETE',
        path: `/authentication/cars/records/${id}`,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Postpones a due work until a day or a mileage, or ends its postponement */
    postponeWork: build.mutation<null, Localized<{ carId: number; body: Postponement }>>({
      query: ({ lang, carId, body }): Call<null> => ({
        method: 'PUT',
        path: `/authentication/cars/${carId}/postponed`,
        body,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Lists the known mileages of a car, oldest first */
    getCarMileages: build.query<LoggedMileage[], Localized<{ carId: number; userId: number }>>({
      query: ({ lang, carId }): Call<LoggedMileage[]> => ({
        path: `/authentication/cars/${carId}/mileages`,
        private: true,
        lang,
        read: listOf(readLoggedMileage),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Sets the expiry date of a car document */
    setCarDocument: build.mutation<null, Localized<{ carId: number; kind: number; body: DocumentEnd }>>({
      query: ({ lang, carId, kind, body }): Call<null> => ({
        method: 'PUT',
        path: `/authentication/cars/${carId}/documents/${kind}`,
        body,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Removes a document of a car */
    removeCarDocument: build.mutation<null, Localized<{ carId: number; kind: number }>>({
      query: ({ lang, carId, kind }): Call<null> => ({
        method: 'DELETE',
        path: `/authentication/cars/${carId}/documents/${kind}`,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Returns the notification preferences of the signed-in customer */
    getNotificationPreferences: build.query<NotificationPreferences, Localized<{ userId: number }>>({
      query: ({ lang }): Call<NotificationPreferences> => ({
        path: '/authentication/wishes',
        private: true,
        lang,
        read: readNotificationPreferences,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Changes the notification preferences; 409 `chat_missing` for Telegram without a connected chat */
    changeNotificationPreferences: build.mutation<
      NotificationPreferences,
      Localized<{ body: NotificationPreferencesChange }>
    >({
      query: ({ lang, body }): Call<NotificationPreferences> => ({
        method: 'PUT',
        path: '/authentication/wishes',
        body,
        private: true,
        lang,
        read: readNotificationPreferences,
      }),
    }),
    /** Lists the kinds of car documents that expire */
    getCarDocumentKinds: build.query<CarDocumentKind[], Localized>({
      query: ({ lang }): Call<CarDocumentKind[]> => ({
        host: 'public',
        path: '/api/public/car-documents/',
        lang,
        read: listOf(readCarDocumentKind),
      }),
    }),
  }),
});

export const {
  getCarMaintenance,
  getOwnRecords,
  recordOwnWork,
  removeOwnRecord,
  postponeWork,
  getCarMileages,
  setCarDocument,
  removeCarDocument,
  getNotificationPreferences,
  changeNotificationPreferences,
  getCarDocumentKinds,
} = careApi.endpoints;
export const {
  useGetCarMaintenanceQuery,
  useGetOwnRecordsQuery,
  useRecordOwnWorkMutation,
  useRemoveOwnRecordMutation,
  usePostponeWorkMutation,
  useGetCarMileagesQuery,
  useSetCarDocumentMutation,
  useRemoveCarDocumentMutation,
  useGetNotificationPreferencesQuery,
  useChangeNotificationPreferencesMutation,
  useGetCarDocumentKindsQuery,
} = careApi;
