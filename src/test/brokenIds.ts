/**
 * Returns id errors of the page: duplicates, dangling references, and ids that differ from React's props (a hydration
 * mismatch). Self-contained, because Playwright serialises the function.
 */
export const brokenIds = (): string[] => {
  const broken: string[] = [];
  const tagOf = (element: Element) => element.outerHTML.slice(0, 160);
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) {
    if (count > 1 || id.trim() === '') broken.push(`${count} elements have the id '${id}'`);
  }

  const references = ['for', 'list', 'form', 'headers', 'popovertarget', 'commandfor', 'usemap'];
  const aria = [
    'activedescendant',
    'controls',
    'describedby',
    'details',
    'errormessage',
    'flowto',
    'labelledby',
    'owns',
  ];
  const names = [...references, ...aria.map((name) => `aria-${name}`)];
  for (const name of names) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);
      for (const id of ids.filter((one) => !counts.has(one))) broken.push(`no '${id}' for ${name}: ${tagOf(element)}`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const isHere = link.origin === location.origin && link.pathname === location.pathname;
    const id = decodeURIComponent(link.hash.slice(1));
    if (isHere && !counts.has(id)) broken.push(`no '${id}' for the link ${tagOf(link)}`);
  }

  const inReact = new Map([...names, 'id'].map((name) => [name, name === 'for' ? 'htmlFor' : name]));
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
    const props = key && (element as unknown as Record<string, Record<string, unknown>>)[key];
    if (!props) continue;
    for (const [name, prop] of inReact) {
      const known = props[prop];
      const there = element.getAttribute(name);
      if (typeof known === 'string' && known !== there)
        broken.push(`'${known}' in React for ${name}: ${tagOf(element)}`);
    }
  }
  return broken;
};
