import type { AssetManifest } from '#server/web/build';

/** The page of the static SPA: no server behind it, so its addresses come from /config.json and its first content from the API. */
export const staticSpaPage = ({ boot, groups, styles }: AssetManifest): string => {
  const sheets = (groups.boot ?? []).filter((file) => file in styles);
  const links = sheets.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('');
  return (
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<title>Yolda</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${links}` +
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.ru.webmanifest">' +
    `<script defer src="/assets/${boot}"></script></head><body><div id="root"></div></body></html>\n`
  );
};
