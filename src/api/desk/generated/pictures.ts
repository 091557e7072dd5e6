// Made of contract/ by `npm run generate`. Change the contract, not this file.

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
    /** The library, newest first, with what shows each */
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
    /** Changes the alternative text or the focus point; what is shown already keeps its crop */
    changePicture: build.mutation<StoredPicture, { id: number; ifMatch: string; body: PictureChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/pictures/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Picture', 'Audit'],
    }),
    /** Crops it round its focus point for a place, in every width; the address of the widest file */
    renderPicture: build.mutation<RenderedPicture, { id: number; body: PicturePlace }>({
      query: ({ id, body }) => ({
        url: `/pictures/${id}/render`,
        method: 'POST',
        body,
      }),
    }),
    /** Deletes one that nothing shows and no draft has, with all its files */
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

/** Address. Takes the bytes of a JPEG, PNG, WebP or AVIF; the same bytes again are the same picture */
export const uploadPictureAddress = ({
  width,
  height,
  fit,
}: {
  width?: number | undefined;
  height?: number | undefined;
  fit?: PictureUploadQuery['fit'] | undefined;
}): string => deskAddress('/pictures', { width, height, fit });
