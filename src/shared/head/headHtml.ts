import type { HeadTag } from './headTags';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The tags as the server writes them; `data-head` lets the browser find them again. */
export const headHtml = (tags: HeadTag[]): string =>
  tags
    .map(({ key, name, attributes, text }) => {
      const all = Object.entries({ ...attributes, 'data-head': key });
      const start = `<${name}${all.map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`).join('')}>`;
      return name === 'title' ? `${start}${escapeHtml(text ?? '')}</title>` : start;
    })
    .join('');
