import { screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { Component as HomePage } from './HomePage';

// Preloads the chunk: its first compilation exceeds the query timeout.
beforeAll(() => import('../../features/enquiries/AppointmentForm'));

const settled = () => screen.findByRole('combobox', { name: 'Марка' });

it('shows six services, three articles and four banners, with links that stay under /home', async () => {
  renderWithStore(<HomePage />);
  const services = await waitFor(() => {
    const found = document.querySelectorAll('a[href^="/home/services/singl-services/"]');
    expect(found).toHaveLength(6);
    return found;
  });
  expect(services[0]).toHaveTextContent('Замена масла');
  await waitFor(() => expect(document.querySelectorAll('a[href^="/home/blog/blog-singl-post/"]')).toHaveLength(3));
  expect(screen.getByRole('link', { name: 'Все услуги' })).toHaveAttribute('href', '/home/services');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const slides = within(screen.getByRole('region', { name: 'Предложения Yolda' })).getAllByRole('link', {
    name: /новой вкладке/,
  });
  expect(slides).toHaveLength(4);
  for (const slide of slides) {
    expect(slide).toHaveAttribute('target', '_blank');
    expect(slide).toHaveAttribute('rel', 'noopener');
  }
  await settled();
});

it('shows a retry in place of a section that fails to load, and the other sections', async () => {
  const transport = serverTransport();
  transport.retries = false;
  let broken = true;
  transport.between = (call, next) =>
    call.url.includes('/web/additionally/') && broken ? Promise.resolve(answer(500, {})) : next();
  const { user } = renderWithStore(<HomePage />, { transport });
  const promos = screen.getByRole('region', { name: 'Акции' });
  const retry = await within(promos).findByRole('button', { name: 'Повторить' });
  expect(await screen.findByRole('heading', { name: 'Замена масла' })).toBeVisible();
  broken = false;
  await user.click(retry);
  await waitFor(() => expect(within(promos).getAllByRole('listitem')).toHaveLength(2));
  await settled();
});

it('shows the fallback video if the server has no video', async () => {
  const transport = serverTransport();
  transport.between = (call, next) => (call.url.includes('repairs-video') ? Promise.resolve(answer(200, [])) : next());
  const { user } = renderWithStore(<HomePage />, { transport });
  await user.click(await screen.findByRole('link', { name: 'Смотреть видео' }));
  expect(screen.getByTitle('Как мы меняем тормозные колодки')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?/),
  );
  expect(screen.getByTitle('Как мы меняем тормозные колодки')).toHaveAttribute(
    'sandbox',
    expect.stringContaining('allow-scripts'),
  );
  await settled();
});

it('hides sections whose list is empty', async () => {
  const transport = serverTransport();
  transport.between = (call, next) =>
    /fakts|additionally|addvantages|banner/.test(call.url) ? Promise.resolve(answer(200, [])) : next();
  renderWithStore(<HomePage />, { transport });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Акции' })).toBeNull());
  await waitFor(() => expect(screen.queryByText('Нет информации')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Наши преимущества' })).toBeNull();
  await settled();
});
