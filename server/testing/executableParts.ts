const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:="([^"]*)")?/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const FRAMES = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com|rutube\.ru)\//;

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** XSS check: returns foreign scripts, event handlers, script URLs and unescaped JSON of a page. */
export function executableParts(html: string): string[] {
  const found: string[] = [];
  const rest = html
    .replace(SCRIPT, (whole: string, attributes: string, body: string) => {
      if (/ src="\/assets\/[\w.-]+"/.test(attributes)) return body === '' ? '' : whole;
      if (!/type="application\/(ld\+)?json"/.test(attributes) || body.includes('<')) found.push(whole.slice(0, 200));
      else JSON.parse(body);
      return '';
    })
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '');
  for (const [tag, name = '', attributes = ''] of rest.matchAll(TAG)) {
    if (/^(script|object|embed|base)$/i.test(name)) found.push(tag.slice(0, 200));
    for (const [attribute, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const address = plain(value).replace(/[\s\p{C}]/gu, '');
      const isBad =
        /^on/i.test(key) ||
        key === 'style' ||
        key === 'srcdoc' ||
        (/^(href|src|action|formaction)$/i.test(key) && /^(javascript|vbscript|data:text)/i.test(address)) ||
        (name === 'img' && key === 'src' && !/^\/(?!\/)/.test(address)) ||
        (name === 'iframe' && key === 'src' && !FRAMES.test(address));
      if (isBad) found.push(attribute.slice(0, 200));
    }
  }
  return found;
}
