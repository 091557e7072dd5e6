export type VideoSource =
  | { kind: 'frame'; src: string; page: string }
  | { kind: 'file'; src: string }
  | { kind: 'link'; href: string };

const ID = String.raw`([\w-]{5,32})`;

/** Players whose frames may stand in the page, by their embedding addresses; the privacy-friendly one where there is one. */
const PLAYERS: { pattern: RegExp; frame: (id: string) => string; page: (id: string) => string }[] = [
  {
    pattern: new RegExp(
      String.raw`^https://(?:www\.)?(?:youtube(?:-nocookie)?\.com/(?:embed/|shorts/|watch\?(?:[^#]*&)?v=)|youtu\.be/)${ID}`,
    ),
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    pattern: new RegExp(String.raw`^https://(?:player\.)?vimeo\.com/(?:video/)?${ID}`),
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  {
    pattern: new RegExp(String.raw`^https://rutube\.ru/(?:play/embed|video)/${ID}`),
    frame: (id) => `https://rutube.ru/play/embed/${id}?autoplay=1`,
    page: (id) => `https://rutube.ru/video/${id}/`,
  },
];

const MEDIA_FILE = /^\/media\/[\w./-]+\.(?:mp4|webm)$/;

/**
 * Reads the server's HTML snippet without ever putting it into the page: the address in it is recognised and the player rebuilt;
 * any other web address becomes a plain link. The same on the server and in the browser, so no DOM.
 * @returns null when there is nothing to show
 */
export const videoSource = (snippet: string): VideoSource | null => {
  const quoted = /\b(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(snippet);
  const found = quoted?.slice(1).find(Boolean) ?? /(?:https?:)?\/\/[^\s"'<>]+/.exec(snippet)?.[0] ?? snippet;
  const address = found.trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  for (const { pattern, frame, page } of PLAYERS) {
    const id = pattern.exec(address)?.[1];
    if (id) return { kind: 'frame', src: frame(id), page: page(id) };
  }
  if (MEDIA_FILE.test(address) && !address.includes('..')) return { kind: 'file', src: address };
  return /^https?:\/\/[^\s"'<>]+$/.test(address) ? { kind: 'link', href: address } : null;
};
