import type { NewRequest, RequestReceipt } from '../../../contract/requests';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { id, optional, record, text } from '../readers';

/** Another server (docs/api.md#two-apis-and-other-servers) may answer with anything: a 2xx says that the request was taken. */
const receipt = record<Partial<RequestReceipt>>({ id: optional(id), reference: optional(text) });

const requestsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /**
     * An appointment or a purchase. `idempotencyKey` is made once for what was typed and stays the same when the visitor tries
     * again: a request whose answer got lost is not made twice.
     */
    sendRequest: build.mutation<Partial<RequestReceipt>, Localized<{ request: NewRequest; idempotencyKey: string }>>({
      query: ({ lang, request, idempotencyKey }) => ({
        method: 'POST',
        path: '/main/requests/',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: request,
        lang,
        read: (reply) => receipt(reply ?? {}),
      }),
    }),
  }),
});

export const { sendRequest } = requestsApi.endpoints;
export const { useSendRequestMutation } = requestsApi;
