import { createHash } from 'node:crypto';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
  li { margin: 1rem 0; padding: 1rem; border: 1px solid; border-radius: 12px; list-style: none }
  ul { padding: 0 }
  button { font: inherit; padding: .5rem 1rem }
  pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`;

/** Nothing but the page's own style, and forms to this server. */
const policyWith = (formAction: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

export const devPolicy = policyWith("'none'");
export const devFormPolicy = policyWith("'self'");

/** A page of a demo, without scripts; `body` is HTML. */
export const devPage = ({ language, title }: { language: string; title: string }, body: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${body}
</html>`;
