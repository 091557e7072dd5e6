// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  PictureChange,
  PicturePlace,
  PictureUploadQuery,
  RenderedPicture,
  StoredPicture,
  StoredPicturePage,
} from '#contract/pictures';
import { deskAddress, deskApi } from '../deskApi';

const picturesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists pictures with their uses, newest first */
    listPictures: build.query<
      StoredPicturePage,
      {
        q?: string | undefined;
        path?: string | undefined;
        width?: number | undefined;
        height?: number | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ q, path, width, height, after }) => ({
        url: '/pictures',
        params: { q, path, width, height, after },
      }),
      providesTags: [{ type: 'Picture', id: 'LIST' }],
    }),
    /** Changes the alternative text or the focus point; published crops stay */
    changePicture: build.mutation<StoredPicture, { id: number; ifMatch: string; body: PictureChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/pictures/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Picture', 'Audit'],
    }),
    /** Crops a picture around its focus point in every width; returns the address of the widest file */
    renderPicture: build.mutation<RenderedPicture, { id: number; body: PicturePlace }>({
      query: ({ id, body }) => ({
        url: `/pictures/${id}/render`,
        method: 'POST',
        body,
      }),
    }),
    /** Deletes an unused picture with all its files */
    deletePicture: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/pictures/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Picture', 'Audit'],
    }),
  }),
});

export const { useListPicturesQuery, useChangePictureMutation, useRenderPictureMutation, useDeletePictureMutation } =
  picturesApi;
export const { listPictures, changePicture, renderPicture, deletePicture } = picturesApi.endpoints;

/** URL of: Uploads a JPEG, PNG, WebP or AVIF; equal bytes return the same picture */
export const uploadPictureAddress = ({
  width,
  height,
  fit,
}: {
  width?: number | undefined;
  height?: number | undefined;
  fit?: PictureUploadQuery['fit'] | undefined;
}): string => deskAddress('/pictures', { width, height, fit });
