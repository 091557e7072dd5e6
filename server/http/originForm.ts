/**
 * The address of a request without scheme and host: a proxy may send `GET http://yolda.uz/about`, which RFC 9112 asks every server to
 * take. Routes, redirects, caches and the log know addresses that begin with a slash. A target that names another host than `Host` stays
 * as it is and is refused with 400: what is decided by `Host` must not be reached under another name.
 */
export const originForm = (target: string, host: string | undefined): string => {
  const [all, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  if (all === undefined || authority?.toLowerCase() !== host?.toLowerCase()) return target;
  const rest = target.slice(all.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};
