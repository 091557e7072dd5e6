export type VideoSource =
  | { kind: 'frame'; src: string; page: string }
  | { kind: 'file'; src: string }
  | { kind: 'link'; href: string };

const ID = String.raw`([\w-]{5,32})`;

/** Players that may be embedded, by URL pattern. `frame` uses the privacy-friendly domain if one exists. */
const PLAYERS: {
  pattern: RegExp;
  frame: (id: string, secret?: string) => string;
  page: (id: string, secret?: string) => string;
}[] = [
  {
    pattern: new RegExp(
      String.raw`^https://(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com/(?:embed/(?!videoseries\b)|shorts/|live/|watch\?(?:[^#]*&)?v=)|youtu\.be/)${ID}`,
    ),
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    pattern:
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed\/videoseries|playlist)\?(?:[^#]*&)?list=([\w-]{5,64})/,
    frame: (list) => `https://www.youtube-nocookie.com/embed/videoseries?list=${list}&autoplay=1&rel=0`,
    page: (list) => `https://www.youtube.com/playlist?list=${list}`,
  },
  {
    // An unlisted Vimeo video has a secret: `/number/secret`, or `?h=secret` of the player.
    pattern:
      /^https:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,15})(?:(?:\/|\?(?:[^#]*&)?h=)([0-9a-f]{6,40}))?(?![\w-])/,
    frame: (id, secret) => `https://player.vimeo.com/video/${id}?${secret ? `h=${secret}&` : ''}autoplay=1&dnt=1`,
    page: (id, secret) => `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
  },
  {
    // A private Rutube video plays only with its key, `?p=`.
    pattern:
      /^https:\/\/(?:(?:www|m)\.)?rutube\.ru\/(?:play\/embed|video(?:\/private)?|shorts)\/([0-9a-f]{16,40})(?:\/?\?(?:[^#]*&)?p=([\w-]{5,64}))?/,
    frame: (id, key) => `https://rutube.ru/play/embed/${id}?${key ? `p=${key}&` : ''}autoplay=1`,
    page: (id, key) => (key ? `https://rutube.ru/video/private/${id}/?p=${key}` : `https://rutube.ru/video/${id}/`),
  },
];

const MEDIA_FILE = /^\/media\/[\w./-]+\.(?:mp4|webm)$/;

/**
 * Extracts the video URL of an HTML snippet without inserting the snippet into the page.
 * Rebuilds known players; any other web address becomes a link. Uses no DOM, because the server runs it too.
 * @returns null without a web address or media file
 */
export const videoSource = (snippet: string): VideoSource | null => {
  const quoted = /\b(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(snippet);
  const found = quoted?.slice(1).find(Boolean) ?? /(?:https?:)?\/\/[^\s"'<>]+/.exec(snippet)?.[0] ?? snippet;
  const address = found.trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  for (const { pattern, frame, page } of PLAYERS) {
    const [, id, secret] = pattern.exec(address) ?? [];
    if (id) return { kind: 'frame', src: frame(id, secret), page: page(id, secret) };
  }
  if (MEDIA_FILE.test(address) && !address.includes('..')) return { kind: 'file', src: address };
  return /^https?:\/\/[^\s"'<>]+$/.test(address) ? { kind: 'link', href: address } : null;
};
