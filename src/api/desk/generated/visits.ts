// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { PersonRef } from '#contract/common';
import type { VisitState } from '#contract/visits';
import type {
  DeskGuarantee,
  FindingChange,
  LineChange,
  NewFinding,
  NewLine,
  NewVisit,
  PromiseTimes,
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
    /** Lists visits, newest first */
    listVisits: build.query<
      VisitPage,
      {
        q?: string | undefined;
        branch?: number | undefined;
        state?: VisitState | undefined;
        stage?: VisitListQuery['stage'] | undefined;
        late?: VisitListQuery['late'] | undefined;
        customer?: number | undefined;
        day?: string | undefined;
        over?: VisitListQuery['over'] | undefined;
        mine?: VisitListQuery['mine'] | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ q, branch, state, stage, late, customer, day, over, mine, after }) => ({
        url: '/visits',
        params: { q, branch, state, stage, late, customer, day, over, mine, after },
      }),
      providesTags: [{ type: 'Visit', id: 'LIST' }],
    }),
    /** Lists possible assignees at a branch: mechanics, counter staff and owners */
    listWorkers: build.query<PersonRef[], { branch: number }>({
      query: ({ branch }) => ({
        url: '/workers',
        params: { branch },
      }),
      providesTags: [{ type: 'Staff', id: 'LIST' }],
    }),
    /** Lists the running guarantees of a car by its plate, of visits that the caller may see */
    listGuarantees: build.query<
      DeskGuarantee[],
      { plate: string; vin?: string | undefined; mileage?: number | undefined }
    >({
      query: ({ plate, vin, mileage }) => ({
        url: '/guarantees',
        params: { plate, vin, mileage },
      }),
      providesTags: [{ type: 'Visit', id: 'LIST' }],
    }),
    /** Lists times that can be promised to a customer */
    listPromiseTimes: build.query<
      PromiseTimes,
      { branch: number; booking?: number | undefined; enquiry?: number | undefined; visit?: number | undefined }
    >({
      query: ({ branch, booking, enquiry, visit }) => ({
        url: '/promises',
        params: { branch, booking, enquiry, visit },
      }),
      providesTags: [{ type: 'Visit', id: 'LIST' }],
    }),
    /** Returns a visit with all its data */
    readVisit: build.query<Visit, { id: number }>({
      query: ({ id }) => ({
        url: `/visits/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Visit', id }],
    }),
    /** Receives a car: finds or creates its customer and car */
    beginVisit: build.mutation<Visit, { idempotencyKey?: string | undefined; body: NewVisit }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/visits',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Customer', 'Enquiry', 'Booking', 'Audit'],
    }),
    /**
     * Changes the state, promised time, person, car, mileage, discount, assignee, language, complaint or note of a
     * visit
     */
    changeVisit: build.mutation<Visit, { id: number; ifMatch: string; body: VisitChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Customer', 'Booking', 'Task', 'Audit'],
    }),
    /** Adds a work, a part or a free line item */
    addVisitLine: build.mutation<Visit, { id: number; ifMatch: string; body: NewLine }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}/lines`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Changes a line item; another sum resets the customer’s decision */
    changeVisitLine: build.mutation<Visit, { id: number; thing: number; ifMatch: string; body: LineChange }>({
      query: ({ id, thing, ifMatch, body }) => ({
        url: `/visits/${id}/lines/${thing}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Removes a line item of a visit */
    removeVisitLine: build.mutation<Visit, { id: number; thing: number; ifMatch: string }>({
      query: ({ id, thing, ifMatch }) => ({
        url: `/visits/${id}/lines/${thing}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Adds a finding: green, yellow or red */
    addVisitFinding: build.mutation<Visit, { id: number; ifMatch: string; body: NewFinding }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}/findings`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Changes a finding of a visit */
    changeVisitFinding: build.mutation<Visit, { id: number; thing: number; ifMatch: string; body: FindingChange }>({
      query: ({ id, thing, ifMatch, body }) => ({
        url: `/visits/${id}/findings/${thing}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Removes a finding of a visit */
    removeVisitFinding: build.mutation<Visit, { id: number; thing: number; ifMatch: string }>({
      query: ({ id, thing, ifMatch }) => ({
        url: `/visits/${id}/findings/${thing}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Removes a photo of a visit */
    removeVisitPhoto: build.mutation<Visit, { id: number; thing: number; ifMatch: string }>({
      query: ({ id, thing, ifMatch }) => ({
        url: `/visits/${id}/photos/${thing}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Sends the customer a link to the current estimate */
    sendEstimate: build.mutation<SentEstimate, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/visits/${id}/estimate`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /** Records or resets the customer’s decisions on line items */
    decideEstimate: build.mutation<Visit, { id: number; ifMatch: string; body: StaffDecisions }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/visits/${id}/decisions`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Visit', 'Audit'],
    }),
    /**
     * Closes the visit permanently; 409 `stock_short` with `more: { lines: { line, in_stock }[] }` if parts are
     * missing
     */
    closeVisit: build.mutation<Visit, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/visits/${id}/closing`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Visit', 'Audit', 'Stock', 'Customer'],
    }),
    /**
     * Creates a correction of a closed visit with the same line items, of which only differences move stock; 409
     * `visit_corrected` if there is one already
     */
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
  useListGuaranteesQuery,
  useListPromiseTimesQuery,
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
  listGuarantees,
  listPromiseTimes,
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

/** URL of: Adds a photo of the visit or of a finding; the body is the file, whose metadata is removed */
export const addVisitPhotoAddress = ({ id, finding }: { id: number; finding?: number | undefined }): string =>
  deskAddress(`/visits/${id}/photos`, { finding });

/** URL of: Returns a photo; `size=small`: at most 320 pixels a side */
export const readVisitPhotoAddress = ({
  id,
  thing,
  size,
}: {
  id: number;
  thing: number;
  size?: 'small' | undefined;
}): string => deskAddress(`/visits/${id}/photos/${thing}`, { size });

/**
 * URL of: Returns an estimate, a work order or an act as PDF in the customer’s language; mechanics get the order
 * without prices
 */
export const printVisitAddress = ({ id, paper }: { id: number; paper: 'estimate' | 'order' | 'act' }): string =>
  deskAddress(`/visits/${id}/papers/${paper}`, {});
