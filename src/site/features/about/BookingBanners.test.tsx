import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { BookingBanners } from './BookingBanners';

const banner = (title: string, disabled: unknown, button: unknown = 'Жду звонка') => ({
  title,
  desc: '',
  photo: null,
  button,
  disabled,
});

const renderBanners = (banners: unknown, onBook: () => void = () => undefined) => {
  const transport = serverTransport({ between: async () => answer(200, banners) });
  return renderWithStore(<BookingBanners onBook={onBook} />, { transport });
};

it('hides disabled banners and keeps the order of the others', async () => {
  renderBanners([banner('Зима', false), banner('Лето', true), banner('Осень', null)]);
  await screen.findByRole('heading', { name: 'Зима' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Зима', 'Осень']);
});

it('renders nothing when all banners are disabled', async () => {
  renderBanners([banner('Лето', true)]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.queryByText('Нет информации')).toBeNull();
});

it('opens the enquiry form by a button, which has a default label if the server sends none', async () => {
  const onBook = jest.fn();
  const { user } = renderBanners([banner('Зима', false, null)], onBook);
  await user.click(await screen.findByRole('button', { name: 'Оставить заявку' }));
  expect(onBook).toHaveBeenCalledTimes(1);
});
