const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute of HTML or XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Search results and link previews cut descriptions at about this length. */
const SUMMARY_LENGTH = 160;
const MIN_SENTENCE_LENGTH = 80;

/** Shortens a text for descriptions and feeds to whole sentences, or to words and '…' if the first is too long. */
export const summaryOf = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= SUMMARY_LENGTH) return plain;
  const start = plain.slice(0, SUMMARY_LENGTH + 1);
  const ends = [...start.matchAll(/[.!?…](?= )/g)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  if (end >= MIN_SENTENCE_LENGTH) return start.slice(0, end);
  const cut = start.slice(0, SUMMARY_LENGTH);
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || cut.slice(0, -1);
  return `${words.replace(/[\s,;:—–-]+$/, '')}…`;
};
