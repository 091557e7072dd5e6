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
  /** What React rendered. */
  content: string;
  /** JSON-LD, `<` escaped; empty where the page has none. */
  data: string;
  /** Serialized page state, `<` escaped. */
  state: string;
  assets: PageAssets;
  /** What the matched screen needs beside every page's. */
  chunks: string[];
  /** No script takes it over. */
  isStatic?: boolean;
  /** Where no script takes it over, a small one keeps what was typed. */
  keepsTyped?: boolean;
  /** Not even a script of its own, and no link stays in it. */
  isPreview?: boolean;
}

const FONTS: Record<Language, readonly string[]> = {
  ru: [FONT_FILES.latin, FONT_FILES.cyrillic],
  uz: [FONT_FILES.latin],
};

/** The `.ico` is for whoever cannot draw the other; browsers that can take the SVG. */
const ICONS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

/** The browser's own bar goes on from the site's upper one; by the system's colours where none are chosen. */
const themeColorTags = (theme: DocumentParts['theme']): string =>
  theme
    ? `<meta name="theme-color" content="${THEME_COLORS[theme]}">`
    : `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">` +
      `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`;

const PREVIEW = '<meta name="robots" content="noindex, nofollow"><base target="_blank">';

const isStyle = (file: string) => file.endsWith('.css');

/** The files of a page, in the order they are needed: libraries, app, texts, screen. */
const filesOf = ({ everyPage, groups, boot }: PageAssets, chunks: string[], language: Language): string[] => {
  const own = [`texts-${language}`, ...chunks].flatMap((name) => groups[name] ?? []);
  return [...new Set([...everyPage, ...own])].filter((file) => file !== boot);
};

/** React puts preloads of pictures in front of what it renders; they belong into the head, where they start sooner. */
const splitPreloads = (content: string): [preloads: string, content: string] => {
  const preloads = /^(?:<link rel="preload"[^>]*>)+/.exec(content)?.[0] ?? '';
  return [preloads, content.slice(preloads.length)];
};

/** The whole page, and the hashes of the style sheets that stand inside it. It has no inline script and no style attribute. */
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
  // What comes late is in the page, and must look right, before its script is there.
  const sheets = filesOf(assets, [...chunks, 'late'], language).filter(
    (file) => isStyle(file) && file in assets.styles,
  );
  // `data-href` tells the style loader of the browser's build that this sheet is already there.
  const styles = sheets.map((file) => `<style data-href="/assets/${file}">${assets.styles[file]?.text ?? ''}</style>`);
  const scripts = files.filter((file) => !isStyle(file)).map((file) => `/assets/${file}`);
  const fonts = FONTS[language].map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  // Also where the page thanks: the script then forgets what was typed.
  const typed = isStatic && keepsTyped ? assets.groups.typed?.find((file) => !isStyle(file)) : undefined;
  const typedScript = typed ? `<script async src="/assets/${typed}"></script>` : '';
  const scriptAttribute = isStatic ? 'data-static' : `data-chunks="${escapeMarkup(scripts.join(' '))}"`;
  const [preloads, content] = splitPreloads(parts.content);
  // A frame's own width chooses among a preload's pictures, the screen's among those of its <img>: in a preview both would be fetched.
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
