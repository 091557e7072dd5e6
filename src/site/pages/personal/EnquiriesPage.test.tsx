import { screen, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { sentEnquiry } from '#test/sentEnquiry';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { Component } from './EnquiriesPage';

it('lists the customer’s enquiries, newest first', async () => {
  const customer = await outsideServer.makeCustomer();
  const [older, newer] = [await sentEnquiry(customer.phone, 'Первая'), await sentEnquiry(customer.phone, 'Вторая')];
  renderWithStore(<Component />, { path: '/personal/requests', preloadedState: signedInAs(customer) });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([`Заявка ${newer}`, `Заявка ${older}`]);
  expect(within(cards[0] as HTMLElement).getByText('Вторая')).toBeVisible();
});

it('shows “no enquiries” for an empty list and for a server without this call', async () => {
  const customer = await outsideServer.makeCustomer();
  const preloadedState = signedInAs(customer);
  const { unmount } = renderWithStore(<Component />, { path: '/personal/requests', preloadedState });
  expect(await screen.findByText('Заявок пока нет')).toBeVisible();
  unmount();
  const transport = serverTransport();
  transport.between = async ({ url }, next) => (url.endsWith('/requests') ? answer(404, {}) : next());
  renderWithStore(<Component />, { path: '/personal/requests', preloadedState, transport });
  expect(await screen.findByText('Заявок пока нет')).toBeVisible();
});

it('renders the Telegram link only for a valid URL', async () => {
  const customer = await outsideServer.makeCustomer();
  const transport = serverTransport();
  const enquiry = {
    reference: 'Y-7K3M-92QD',
    status: 'done',
    created_at: '2026-05-07T10:00:00Z',
    due_at: '',
    text: 'x',
  };
  const [good, bad] = ['https://t.me/yolda_bot?start=abc', 'javascript:alert(1)'];
  transport.between = async ({ url }, next) =>
    url.endsWith('/requests')
      ? answer(200, [
          { ...enquiry, follow: good },
          { ...enquiry, reference: 'Y-7K3M-92QA', follow: bad },
        ])
      : next();
  renderWithStore(<Component />, { path: '/personal/requests', preloadedState: signedInAs(customer), transport });
  const links = await screen.findAllByRole('link', { name: 'Следить в Telegram' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([good]);
});
