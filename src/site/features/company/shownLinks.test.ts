import { visibleLinks } from './visibleLinks';

it('returns only valid links, named by service or host, and the email address as a mailto: link', () => {
  const links = [
    { kind: 'telegram', address: 'https://t.me/yolda' },
    { kind: 'tiktok', address: 'https://www.tiktok.com/@yolda' },
    { kind: 'email', address: 'info@yolda.example' },
    { kind: 'email', address: 'javascript:alert(1)' },
    { kind: 'whatsapp', address: 'javascript:alert(1)' },
  ];
  expect(visibleLinks(links, 'Почта')).toEqual([
    { href: 'https://t.me/yolda', text: 'Telegram', isElsewhere: true },
    { href: 'https://www.tiktok.com/@yolda', text: 'www.tiktok.com', isElsewhere: true },
    { href: 'mailto:info@yolda.example', text: 'Почта', isElsewhere: false },
  ]);
});
