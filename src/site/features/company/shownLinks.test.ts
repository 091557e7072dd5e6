import { visibleLinks } from './visibleLinks';

it('shows valid links by name or host, and an e-mail link', () => {
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
