/**
 * The address of a request without scheme and host: a proxy may send `GET http://yolda.uz/about`, which RFC 9112 asks every server to
 * take. Routes, redirects, caches and the log know addresses that begin with a slash.
 */
export const originForm = (target: string): string => {
  if (!/^https?:\/\//i.test(target)) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};
