/** Inline styles of error and offline pages. Repeats the colours of tokens.css, which may be unreachable. */
export const BRIEF_PAGE_STYLE = [
  ':root{color-scheme:light;--paper:#f7f7f4;--ink:#111827;--soft:#4a5361;--link:#2457c5}',
  ':root[data-theme=dark]{color-scheme:dark;--paper:#0e131c;--ink:#f2f4f7;--soft:#bcc4d0;--link:#8fb2ff}',
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--paper:#0e131c;--ink:#f2f4f7;--soft:#bcc4d0;--link:#8fb2ff}}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}',
  'main{box-sizing:border-box;max-width:38rem;margin:0 auto;padding:clamp(3rem,16vh,9rem) 1.25rem 3rem}',
  'p{margin:0 0 1.25rem;color:var(--soft)}.brand{margin-bottom:2.5rem;color:var(--ink);font-weight:700;font-size:1.25rem}',
  'h1{margin:0 0 1rem;font-size:clamp(1.625rem,1.4rem + 1vw,2.375rem);line-height:1.2}',
  'a{color:var(--link)}.phone{white-space:nowrap;font-weight:600}',
  '.retry{display:inline-block;margin-top:.75rem;padding:.75rem 1.5rem;border-radius:.75rem;background:#ffb020;color:#111827;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--link);outline-offset:3px}',
].join('');
