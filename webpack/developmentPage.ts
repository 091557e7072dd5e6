import type { IncomingMessage, ServerResponse } from 'node:http';

const CONFIG = { mainApiUrl: '/api/main', publicApiUrl: '', siteUrl: '', mapTilesUrl: '', reduxDevtools: true };
const pageOf = (entry: string) =>
  '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="color-scheme" content="light dark"><title>Yolda</title><link rel="stylesheet" href="/assets/${entry}.css">` +
  `<script defer src="/assets/${entry}.js"></script></head><body><div id="root"></div></body></html>`;
const GALLERY = /^(?:\/uz)?\/dev\/gallery$/;
const DESK = /^\/desk(?:\/|$)/;

const entryOf = (path: string) => (GALLERY.test(path) ? 'gallery' : DESK.test(path) ? 'desk' : 'boot');

/** Answers every address of the site with the plain page; nothing of it is rendered in development. */
export const developmentPage = {
  name: 'page',
  middleware: (request: IncomingMessage, reply: ServerResponse, next: () => void): void => {
    const path = request.url?.split('?')[0] ?? '/';
    if (path === '/config.json') {
      reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(CONFIG));
    } else if (/\.\w+$/.test(path)) {
      next();
    } else {
      reply.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageOf(entryOf(path)));
    }
  },
};
