import { act, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { giveCar, signedInAs } from '#test/signedInAs';
import { FittingInstead, PartCheck } from './PartCheck';

const part = {
  id: 2,
  fits: [{ brand: 'Chevrolet', models: ['Onix', 'Tracker'] }],
  category: { id: 1, name: 'Фильтры' },
};

it('answers as soon as a model is chosen, and links to the category for a car that the part does not fit', async () => {
  const page = (
    <>
      <PartCheck part={part} />
      <FittingInstead part={part} />
    </>
  );
  const { user, router } = renderWithStore(page, { path: '/shop/singl-shop/2' });
  expect(screen.getByText('Подходит: Onix, Tracker')).toBeVisible();
  const choose = async (model: string) => {
    const option = await screen.findByRole('option', { name: model, hidden: true });
    await user.selectOptions(screen.getByLabelText('Модель'), option);
  };
  await user.selectOptions(
    screen.getByLabelText('Марка'),
    await screen.findByRole('option', { name: 'Chevrolet', hidden: true }),
  );
  await choose('Cobalt');
  expect(await screen.findByText('Не подходит Cobalt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть «Фильтры» для Cobalt' })).toHaveAttribute(
    'href',
    '/shop?category=1&brand=1&model=101',
  );
  expect(screen.getByLabelText('Модель')).toHaveDisplayValue('Cobalt');
  await choose('Onix');
  expect(await screen.findByText('Подходит Onix')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(router.state.location.search).toMatch(/^\?brand=1&model=\d+$/);
});

it('asks to call about a part without a list of cars, and does not offer pickers', () => {
  renderWithStore(<PartCheck part={{ ...part, fits: [] }} />);
  expect(screen.getByText('Список машин не указан')).toBeVisible();
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
});

it('answers for the car of the address, else for the garage, else for the last chosen car', async () => {
  const answers = () => screen.getAllByText(/Подходит \w+$|Не подходит/).map((one) => one.textContent);
  sessionStorage.setItem('visitorChoice', 'brand=1&model=101');
  const { unmount } = renderWithStore(<PartCheck part={part} />, { path: '/shop/singl-shop/2' });
  expect(await screen.findByText('Не подходит Cobalt')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Модель')).toHaveDisplayValue('Cobalt'));
  unmount();
  sessionStorage.setItem('visitorChoice', 'brand=2');
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  const preloadedState = signedInAs(customer);
  const { router } = renderWithStore(<PartCheck part={part} />, { path: '/shop/singl-shop/2', preloadedState });
  expect(await screen.findByText('Не подходит Cobalt')).toBeVisible();
  expect(answers()).toEqual(['Не подходит Cobalt']);
  await act(() => router.navigate('/shop/singl-shop/2?brand=2'));
  await waitFor(() => expect(answers()).toEqual(['Не подходит Daewoo']));
});

it('says that the car of the address does not exist', async () => {
  renderWithStore(<PartCheck part={part} />, { path: '/shop/singl-shop/2?brand=1&model=999999' });
  expect(await screen.findByText('Такой машины нет в каталоге: выберите модель.')).toBeVisible();
  expect(screen.getByLabelText('Марка')).toHaveDisplayValue('Chevrolet');
});
