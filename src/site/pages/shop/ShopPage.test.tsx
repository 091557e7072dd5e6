import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { drainConsole } from '#test/setup';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { Component } from './ShopPage';

const COBALT = 'brand=1&model=101';

// jsdom has no `scrollTo` and no `search` element, about which React warns once.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
  render(<search />);
  drainConsole();
});

const open = (path: string, options: Parameters<typeof renderWithStore>[1] = {}) => {
  const view = renderWithStore(<Component />, { ...options, path });
  return {
    ...view,
    go: (to: string | number) => act(() => view.router.navigate(to as string)),
    address: () => view.router.state.location.pathname + view.router.state.location.search,
  };
};

const ShopOrHome = () => (useLocation().pathname === '/' ? null : <Component />);

const car = (name: string) => screen.findByRole('region', { name });
const link = (name: string) => screen.getByRole('link', { name });
const current = async (region: string) =>
  within(await car(region))
    .getAllByRole('link')
    .filter((one) => one.getAttribute('aria-current') === 'true')
    .map((one) => one.textContent);
const misfits = () => screen.queryAllByText('Не подходит Cobalt').length;
/** The number of products that the page states. */
const stated = async () => (await screen.findByText(/^\d+ товар/)).textContent;

describe('the car of the shop', () => {
  it('filters the list of a followed link without a car by the remembered car, and adds it to the address', async () => {
    const { go, address } = open(`/shop?${COBALT}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Товары для Cobalt' })).toBeVisible();
    const fitting = await stated();
    await go('/shop');
    await waitFor(() => expect(address()).toBe(`/shop?${COBALT}`));
    expect(await current('Chevrolet Cobalt')).toEqual(['Подходящие']);
    await waitFor(async () => expect(await stated()).toBe(fitting));
    expect(misfits()).toBe(0);
    await go('/shop?category=2');
    await waitFor(() => expect(address()).toBe(`/shop?category=2&${COBALT}`));
  });

  it('shows all products with badges on request, and the address keeps that choice', async () => {
    const { user, address, go } = open(`/shop?${COBALT}`);
    await screen.findAllByText('Подходит Cobalt');
    const fitting = await stated();
    await user.click(link('Все'));
    await waitFor(() => expect(address()).toBe(`/shop?${COBALT}&all=1`));
    expect(await current('Chevrolet Cobalt')).toEqual(['Все']);
    await waitFor(() => expect(misfits()).toBeGreaterThan(0));
    expect(screen.getByText('Список машин не указан')).toBeVisible();
    expect(await stated()).not.toBe(fitting);
    await go(-1);
    expect(await current('Chevrolet Cobalt')).toEqual(['Подходящие']);
    await waitFor(() => expect(misfits()).toBe(0));
  });

  it('Back to the list before the choice shows all products without badges, and offers the car', async () => {
    const { user, address, go } = open('/shop');
    await user.selectOptions(
      await screen.findByLabelText('Марка'),
      await screen.findByRole('option', { name: 'Chevrolet' }),
    );
    await user.selectOptions(screen.getByLabelText('Модель'), await screen.findByRole('option', { name: 'Cobalt' }));
    await user.click(screen.getByRole('button', { name: 'Показать подходящие' }));
    await screen.findAllByText('Подходит Cobalt');
    await go(-1);
    expect(address()).toBe('/shop');
    const offered = within(await car('Моя машина')).getByRole('link', { name: 'Chevrolet Cobalt' });
    expect(offered).toHaveAttribute('href', `/shop?${COBALT}`);
    await waitFor(() => expect(screen.queryByText('Подходит Cobalt')).toBeNull());
    expect(screen.getByRole('heading', { level: 2, name: 'Все товары' })).toBeVisible();
    await go('/shop?category=1');
    expect(address()).toBe('/shop?category=1');
  });

  it('is offered again after a reload, until it is removed', async () => {
    open(`/shop?${COBALT}`);
    await car('Chevrolet Cobalt');
    cleanup();
    const { go, user, address } = open('/shop');
    expect(await screen.findByRole('link', { name: 'Chevrolet Cobalt' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Все товары' })).toBeVisible();
    await go(`/shop?${COBALT}&category=1`);
    await car('Chevrolet Cobalt');
    await user.click(link('Убрать'));
    await waitFor(() => expect(address()).toBe('/shop?category=1'));
    expect(await car('Моя машина')).toHaveTextContent('Покажем детали, которые к ней подходят.');
    cleanup();
    open('/shop');
    expect(await car('Моя машина')).toHaveTextContent('Покажем детали, которые к ней подходят.');
  });

  it('filters the list of a followed link by the car of an earlier document', async () => {
    sessionStorage.setItem('visitorChoice', COBALT);
    const { router } = renderWithStore(<ShopOrHome />, { path: '/' });
    await act(() => router.navigate('/shop'));
    await waitFor(() => expect(router.state.location.search).toBe(`?${COBALT}`));
    expect(await current('Chevrolet Cobalt')).toEqual(['Подходящие']);
  });

  it('does not narrow the results of a followed search', async () => {
    const { go, address } = open(`/shop?${COBALT}`);
    await car('Chevrolet Cobalt');
    await go('/shop?search=nexia');
    expect(await car('Моя машина')).toBeVisible();
    expect(address()).toBe('/shop?search=nexia');
  });

  it('names the car if nothing fits, and links to all products', async () => {
    open('/shop?brand=1&model=101&manufacturer=Brembo');
    expect(await screen.findByText(/^Для Cobalt по этим условиям ничего нет/)).toBeVisible();
    expect(link('Показать все товары')).toHaveAttribute('href', `/shop?${COBALT}&all=1`);
  });
});

describe('the garage in the shop', () => {
  it('offers each car by one press, also while another car is chosen', async () => {
    const customer = await outsideServer.makeCustomer();
    await giveCar(customer);
    const { user, address } = open('/shop?brand=1', { preloadedState: signedInAs(customer) });
    await car('Chevrolet');
    const pill = await screen.findByRole('link', { name: 'Chevrolet Cobalt', hidden: true });
    await user.click(pill);
    await waitFor(() => expect(address()).toBe(`/shop?${COBALT}`));
  });
});

it('sets the badges by the garage’s car without filtering the list', async () => {
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  open('/shop');
  const all = await stated();
  cleanup();
  const { address } = open('/shop', { preloadedState: signedInAs(customer) });
  expect((await screen.findAllByText('Подходит Cobalt')).length).toBeGreaterThan(0);
  expect(misfits()).toBeGreaterThan(0);
  expect(await stated()).toBe(all);
  expect(address()).toBe('/shop');
});

describe('a car that does not exist', () => {
  const UNKNOWN = 'Такой машины нет в каталоге: выберите модель.';

  it('is named as missing and removed from the address, with its brand if that exists', async () => {
    const { address, user } = open('/shop?brand=1&model=999999&category=1');
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/shop?category=1&brand=1'));
    expect(await car('Chevrolet')).toHaveTextContent(UNKNOWN);
    expect(screen.getByLabelText('Модель').closest('section')?.querySelector('details')).toHaveAttribute('open');
    expect(sessionStorage.getItem('visitorChoice')).toBe('brand=1');
    await user.click(link('Все'));
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).toBeNull());
  });

  it('sets no filter if its brand does not exist', async () => {
    const { address } = open('/shop?brand=999&model=1&all=1');
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/shop'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Все товары' })).toBeVisible();
    expect(screen.getByText(UNKNOWN)).toBeVisible();
  });
});

describe('the form of the car', () => {
  const choose = async (user: ReturnType<typeof open>['user']) =>
    user.selectOptions(await screen.findByLabelText('Марка'), await screen.findByRole('option', { name: 'Chevrolet' }));

  it('moves the focus to the heading of the list when the pressed button is removed', async () => {
    const { user } = open('/shop');
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Показать подходящие' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Товары для Chevrolet' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(link('Убрать'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Все товары' })).toHaveFocus());
  });

  it('says that the models failed to load, and focuses the field after a successful retry', async () => {
    const transport = serverTransport({ retries: false });
    let fails = true;
    transport.between = async (call, next) => (fails && call.url.includes('/models/') ? answer(503, {}) : next());
    const { user } = open('/shop', { transport });
    await choose(user);
    expect(await screen.findByText('Список не загрузился.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.getByLabelText('Модель')).toHaveFocus());
    expect(screen.getByLabelText('Модель')).toBeEnabled();
  });
});

it('unfolds the filters and counts none when the lowest price is above the highest', async () => {
  open('/shop?price_from=500000&price_to=100000');
  const summary = await screen.findByText('Фильтры');
  expect(summary.closest('details')).toHaveAttribute('open');
  expect(screen.getByText(/Меньше цены/)).toBeInTheDocument();
});
