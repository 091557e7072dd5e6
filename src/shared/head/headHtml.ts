import { escapeMarkup } from '#contract/rules/markup';
import type { HeadTag } from './headTags';

/** The tags as the server writes them; `data-head` lets the browser find them again. */
export const headHtml = (tags: HeadTag[]): string =>
  tags
    .map(({ key, name, attributes, text }) => {
      const all = Object.entries({ ...attributes, 'data-head': key });
      const start = `<${name}${all.map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`).join('')}>`;
      return name === 'title' ? `${start}${escapeMarkup(text ?? '')}</title>` : start;
    })
    .join('');
