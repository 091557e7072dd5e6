// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { AuditPage, AuditThing } from '#contract/activity';
import { deskApi } from './deskApi';

const auditApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who did what, newest first */
    listAudit: build.query<
      AuditPage,
      {
        person?: number | undefined;
        thing?: AuditThing | undefined;
        thingId?: number | undefined;
        from?: string | undefined;
        to?: string | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ person, thing, thingId, from, to, after }) => ({
        url: '/audit',
        params: { person, thing, thing_id: thingId, from, to, after },
      }),
      providesTags: [{ type: 'Audit', id: 'LIST' }],
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
export const { listAudit } = auditApi.endpoints;
