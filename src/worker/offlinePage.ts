const TEXTS = {
  ru: {
    title: 'Нет связи',
    text: 'Эту страницу вы ещё не открывали, а сервер не отвечает. Если вы в чужой сети Wi-Fi, возможно, сначала нужно в неё войти.',
    again: 'Попробовать ещё раз',
    ways: [
      ['/', 'Главная'],
      ['/contacts', 'Телефоны и адреса'],
      ['/search', 'Поиск по сохранённому'],
    ],
  },
  uz: {
    title: 'Aloqa yoʻq',
    text: 'Bu sahifani hali ochmagansiz, server esa javob bermayapti. Begona Wi-Fi tarmogʻida boʻlsangiz, avval unga kirish kerakdir.',
    again: 'Yana urinib koʻrish',
    ways: [
      ['/uz', 'Bosh sahifa'],
      ['/uz/contacts', 'Telefonlar va manzillar'],
      ['/uz/search', 'Saqlanganlar ichidan qidirish'],
    ],
  },
} as const;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1rem/1.55 system-ui,sans-serif}' +
  'h1{font-size:1.6rem}a{display:inline-block;padding:.6rem 1.2rem .6rem 0}';

/** Made here, so that it needs no room and no line. Nothing of the address stands in it. */
export const offlinePage = (pathname: string): Response => {
  const language = /^\/uz(\/|$)/.test(pathname) ? 'uz' : 'ru';
  const { title, text, again, ways } = TEXTS[language];
  const links = ways.map(([href, name]) => `<a href="${href}">${name}</a>`).join('');
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${title} · Yolda</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p><p>${links}</p></main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
};
