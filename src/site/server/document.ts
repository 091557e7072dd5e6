import type { PageAssets } from '#contract/render';
import { escapeMarkup } from '#contract/rules/text';
import { ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from '#shared/config/constants';
import { type HeadTag, headHtml } from '#shared/head/headTags';

import type { Language } from '#shared/i18n/languages';
import { FONT_FILES } from '#shared/styles/fontFiles';
import { THEME_COLORS } from '#shared/styles/themeColors';

export interface DocumentParts {
  language: Language;
  theme: 'light' | 'dark' | null;
  head: HeadTag[];
  content: string;
  data: string;
  state: string;
  assets: PageAssets;
  chunks: string[];
  isStatic?: boolean;
  keepsTyped?: boolean;
  isPreview?: boolean;
}

const FONTS: Record<Language, readonly string[]> = {
  ru: [FONT_FILES.latin, FONT_FILES.cyrillic],
  uz: [FONT_FILES.latin],
};

const ICONS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

const themeColorTags = (theme: DocumentParts['theme']): string =>
  theme
    ? `<meta name="theme-color" content="${THEME_COLORS[theme]}">`
    : `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">` +
      `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`;

const PREVIEW = '<meta name="robots" content="noindex, nofollow"><base target="_blank">';

const isStyle = (file: string) => file.endsWith('.css');

const filesOf = ({ everyPage, groups, boot }: PageAssets, chunks: string[], language: Language): string[] => {
  const own = [`texts-${language}`, ...chunks].flatMap((name) => groups[name] ?? []);
  return [...new Set([...everyPage, ...own])].filter((file) => file !== boot);
};

/** Separates React's image preloads, which load earlier from the head. */
const splitPreloads = (content: string): [preloads: string, content: string] => {
  const preloads = /^(?:<link rel="preload"[^>]*>)+/.exec(content)?.[0] ?? '';
  return [preloads, content.slice(preloads.length)];
};

/** Returns the HTML, without inline scripts or style attributes, and CSP hashes of its style sheets. */
export const pageDocument = (parts: DocumentParts): { html: string; styleHashes: string[] } => {
  const {
    language,
    theme,
    head,
    data,
    state,
    assets,
    chunks,
    isStatic = false,
    keepsTyped = false,
    isPreview = false,
  } = parts;
  const files = filesOf(assets, chunks, language);
  // Includes the style sheets of late parts, because their script loads none.
  const late = ['late', ...chunks.map((chunk) => `late-${chunk}`)];
  const sheets = filesOf(assets, [...chunks, ...late], language).filter(
    (file) => isStyle(file) && file in assets.styles,
  );
  // `data-href` marks the sheet as loaded for the style loader.
  const styles = sheets.map((file) => `<style data-href="/assets/${file}">${assets.styles[file]?.text ?? ''}</style>`);
  const scripts = files.filter((file) => !isStyle(file)).map((file) => `/assets/${file}`);
  const fonts = FONTS[language].map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const typed = isStatic && keepsTyped ? assets.groups.typed?.find((file) => !isStyle(file)) : undefined;
  const typedScript = typed ? `<script async src="/assets/${typed}"></script>` : '';
  const scriptAttribute = isStatic ? 'data-static' : `data-chunks="${escapeMarkup(scripts.join(' '))}"`;
  const [preloads, content] = splitPreloads(parts.content);
  // In the iframe of a preview, preload and `img` would choose different sizes.
  const pictures = isPreview ? '' : preloads;
  const html =
    `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `${headHtml(head)}${data && `<script type="application/ld+json">${data}</script>`}${fonts.join('')}${pictures}${styles.join('')}` +
    ICONS +
    `<link rel="manifest" href="/manifest.${language}.webmanifest">${themeColorTags(theme)}` +
    `${isPreview ? PREVIEW : `<script async src="/assets/${assets.boot}" ${scriptAttribute}></script>${typedScript}`}</head>` +
    `<body><div id="${ROOT_ELEMENT_ID}">${content}</div>` +
    `${isStatic ? '' : `<script type="application/json" id="${STATE_ELEMENT_ID}">${state}</script>`}</body></html>`;
  return { html, styleHashes: sheets.map((file) => assets.styles[file]?.hash ?? '') };
};
