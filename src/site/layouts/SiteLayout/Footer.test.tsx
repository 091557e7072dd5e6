import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer, silence } from '#test/testTransport';
import { Footer } from './Footer';

it('shows the phone, the link columns and the QR code of the site', async () => {
  renderWithStore(<Footer />, { path: '/home/services' });
  expect(await screen.findByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
  expect(screen.getByRole('link', { name: 'Наша команда' })).toHaveAttribute('href', '/about#team');
  expect((await screen.findByRole('link', { name: 'Замена масла' })).getAttribute('href')).toMatch(
    /^\/services\/singl-services\/\d+$/,
  );
  expect(await screen.findByRole('img', { name: 'QR-код с адресом сайта' })).toBeVisible();
  expect(screen.getByText('© 2026 Yolda. Все права защищены.')).toBeVisible();
});

it('shows a loading text in place of the phone number', async () => {
  const transport = serverTransport();
  transport.between = (_call, _next, signal) => silence(signal);
  renderWithStore(<Footer />, { transport });
  expect(screen.getByText('Загрузка…', { selector: 'p span' })).toBeVisible();
  await screen.findByRole('img', { name: 'QR-код с адресом сайта' });
});

it('offers a retry when the phone number fails to load', async () => {
  const transport = serverTransport({ retries: false });
  let isDown = true;
  transport.between = async (call, next) => (isDown && call.url.includes('call-center') ? answer(500, {}) : next());
  renderWithStore(<Footer />, { transport });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.queryByText('Загрузка…', { selector: 'p span' })).toBeNull();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: '+998 71 200 00 00' })).toBeVisible();
  await screen.findByRole('img', { name: 'QR-код с адресом сайта' });
});

it('links the app stores whose configured URL is valid', async () => {
  renderWithStore(<Footer />, {
    config: { appStoreUrl: 'https://apps.apple.com/app/yolda', googlePlayUrl: 'javascript:0' },
  });
  expect(screen.getByRole('link', { name: 'Загрузить в App Store (откроется в новой вкладке)' })).toHaveAttribute(
    'href',
    'https://apps.apple.com/app/yolda',
  );
  expect(screen.queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument();
  await screen.findByRole('img', { name: 'QR-код с адресом сайта' });
  await screen.findByRole('link', { name: 'Замена масла' });
});

it('shows no store button without a configured app', async () => {
  renderWithStore(<Footer />);
  await screen.findByRole('img', { name: 'QR-код с адресом сайта' });
  await screen.findByRole('link', { name: 'Замена масла' });
  expect(screen.queryByRole('link', { name: /App Store|Google Play/ })).toBeNull();
});
