// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { PersonRef } from '#contract/common';
import type { VisitState } from '#contract/visits';
import type {
  FindingChange,
  LineChange,
  NewFinding,
  NewLine,
  NewVisit,
  SentEstimate,
  StaffDecisions,
  Visit,
  VisitChange,
  VisitListQuery,
  VisitPage,
} from '#contract/visitsDesk';
import { deskAddress, deskApi } from '../deskApi';

const visitsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Visits, the newest first */
    listVisits: build.query<
      VisitPage,
      {
        q?: string | undefined;
        branch?: number | undefined;
        state?: VisitState | undefined;
        customer?: number | undefined;
        day?: string | undefined;
        over?: VisitListQuery['over'] | undefined;
        mine?: VisitListQuery['mine'] | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ q, branch, state, customer, day, over, mine, after }) => ({
        url: '/visits',
        params: { q, branch, state, customer, day, over, mine, after },
      }),
      providesTags: [{ type: 'Visit', id: 'LIST' }],
    }),
    /** Who can be given work at a branch: its mechanics and those at its counter, and owners */
    listWorkers: build.query<PersonRef[], { branch: number }>({
      query: ({ branch }) => ({
        url: '/workers',
        params: { branch },
      }),
      providesTags: [{ type: 'Staff', id: 'LIST' }],
    }),
    /** One visit with all that is on it */
    readVisit: build.query<Visit, { id: number }>({
      query: ({ id }) => ({
        url: `/visits/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Visit', id }],
    }),
    /** A car has come: its customer and car are found, or made */
    beginVisit: build.mutation<Visit, { idempotencyKey?: string | undefined; body: NewVisit }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/visits',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Customer', 'Enquiry', 'Booking', 'Audit'],
    }),
    /** State, mileage, discount, who works on it */
    changeVisit: build.mutation<Visit, { id: number; ifMatch: string; body: VisitChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** A work, a part or a free line */
    addVisitLine: build.mutation<Visit, { id: number; ifMatch: string; body: NewLine }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}/lines`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Changes a line; what the customer said of it is void where its sum changes */
    changeVisitLine: build.mutation<Visit, { id: number; thing: number; ifMatch: string; body: LineChange }>({
      query: ({ id, thing, ifMatch, body }) => ({
        url: `/visits/${id}/lines/${thing}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Removes a line */
    removeVisitLine: build.mutation<Visit, { id: number; thing: number; ifMatch: string }>({
      query: ({ id, thing, ifMatch }) => ({
        url: `/visits/${id}/lines/${thing}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Something found: green, yellow or red */
    addVisitFinding: build.mutation<Visit, { id: number; ifMatch: string; body: NewFinding }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}/findings`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Changes what was found */
    changeVisitFinding: build.mutation<Visit, { id: number; thing: number; ifMatch: string; body: FindingChange }>({
      query: ({ id, thing, ifMatch, body }) => ({
        url: `/visits/${id}/findings/${thing}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Removes what was found */
    removeVisitFinding: build.mutation<Visit, { id: number; thing: number; ifMatch: string }>({
      query: ({ id, thing, ifMatch }) => ({
        url: `/visits/${id}/findings/${thing}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Removes a photograph */
    removeVisitPhoto: build.mutation<Visit, { id: number; thing: number; ifMatch: string }>({
      query: ({ id, thing, ifMatch }) => ({
        url: `/visits/${id}/photos/${thing}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Sends the customer a link to the estimate as it is now */
    sendEstimate: build.mutation<SentEstimate, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/visits/${id}/estimate`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** What the customer says of the lines, or takes back */
    decideEstimate: build.mutation<Visit, { id: number; ifMatch: string; body: StaffDecisions }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}/decisions`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Fixes the visit for good; 409 `stock_short` with `more: { lines: { line, in_stock }[] }` where parts are not there */
    closeVisit: build.mutation<Visit, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/visits/${id}/closing`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit', 'Stock', 'Customer'],
    }),
    /** A new visit, the reply, with the same lines that puts a closed one right; when it closes only the difference of parts moves. 409 `visit_corrected` of one that has another already */
    correctVisit: build.mutation<Visit, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/visits/${id}/corrections`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
  }),
});

export const {
  useListVisitsQuery,
  useListWorkersQuery,
  useReadVisitQuery,
  useBeginVisitMutation,
  useChangeVisitMutation,
  useAddVisitLineMutation,
  useChangeVisitLineMutation,
  useRemoveVisitLineMutation,
  useAddVisitFindingMutation,
  useChangeVisitFindingMutation,
  useRemoveVisitFindingMutation,
  useRemoveVisitPhotoMutation,
  useSendEstimateMutation,
  useDecideEstimateMutation,
  useCloseVisitMutation,
  useCorrectVisitMutation,
} = visitsApi;
export const {
  listVisits,
  listWorkers,
  readVisit,
  beginVisit,
  changeVisit,
  addVisitLine,
  changeVisitLine,
  removeVisitLine,
  addVisitFinding,
  changeVisitFinding,
  removeVisitFinding,
  removeVisitPhoto,
  sendEstimate,
  decideEstimate,
  closeVisit,
  correctVisit,
} = visitsApi.endpoints;

/** Address. A photograph as the body, of the visit or of something found; metadata is taken out */
export const addVisitPhotoAddress = ({ id, finding }: { id: number; finding?: number | undefined }): string =>
  deskAddress(`/visits/${id}/photos`, { finding });

/** Address. A photograph; `size=small`: at most 320 pixels a side */
export const readVisitPhotoAddress = ({
  id,
  thing,
  size,
}: {
  id: number;
  thing: number;
  size?: 'small' | undefined;
}): string => deskAddress(`/visits/${id}/photos/${thing}`, { size });
