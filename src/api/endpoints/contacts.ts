import type { CallCenter, ContactEntry } from '../../../contract/contacts';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { listOf, record, text } from '../readers';

const callCenter = record<CallCenter>({ phone: text });
const entries = listOf(record<ContactEntry>({ name: text, phone: text }));

/** The numbers of the call centre, insurance and roadside assistance. */
const contactsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getCallCenter: build.query<CallCenter, Localized>({
      query: ({ lang }) => ({ path: '/main/call-center', lang, read: callCenter }),
    }),
    getInsurance: build.query<ContactEntry[], Localized>({
      query: ({ lang }) => ({ path: '/main/insurance/', lang, read: entries }),
    }),
    getRoadside: build.query<ContactEntry[], Localized>({
      query: ({ lang }) => ({ path: '/main/roadside-assistance/', lang, read: entries }),
    }),
  }),
});

export const { getCallCenter, getInsurance, getRoadside } = contactsApi.endpoints;
export const { useGetCallCenterQuery, useGetInsuranceQuery, useGetRoadsideQuery } = contactsApi;
