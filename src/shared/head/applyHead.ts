import type { HeadTag } from './headTags';

/** Brings the document's head in line: what stays is changed in place, what no longer holds goes. */
export const applyHead = (tags: HeadTag[], head: HTMLHeadElement = document.head): void => {
  const standing = new Map<string, Element>();
  for (const element of head.querySelectorAll('[data-head]'))
    standing.set(element.getAttribute('data-head') ?? '', element);
  const plainTitle = head.querySelector('title:not([data-head])');
  if (plainTitle) standing.set('title', plainTitle);

  for (const { key, name, attributes, text } of tags) {
    const element = standing.get(key) ?? head.appendChild(document.createElement(name));
    standing.delete(key);
    for (const [attribute, value] of Object.entries({ ...attributes, 'data-head': key }))
      element.setAttribute(attribute, value);
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
  for (const element of standing.values()) element.remove();
};
