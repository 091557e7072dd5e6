/**
 * Whether `id` is set (0 is not) and none of these. A list that is empty or not loaded proves nothing: a server that answers with
 * nothing must not make its pages 404.
 */
export const lacks = (list: readonly { id: number }[] | undefined, id: number): boolean =>
  id > 0 && list !== undefined && list.length > 0 && !list.some((one) => one.id === id);
