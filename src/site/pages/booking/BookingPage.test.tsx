import { screen } from '@testing-library/react';
import { renderWithStore } from '../../../test/renderWithStore';
import { BookingPage } from './BookingPage';

const days = () => screen.findByRole('list', { name: 'Дни' });
const query = (link: Element | null) => new URLSearchParams(link?.getAttribute('href')?.split('?')[1]);

it('keeps the branch that it shows in the address of whatever is pressed next', async () => {
  const { user, router } = renderWithStore(<BookingPage />, { path: '/booking?services=14' });
  await days();
  const links = [
    ...screen.getAllByRole('link', { name: /вариант|занято|записи нет/ }),
    screen.getByRole('link', { name: 'Позже' }),
  ];
  const [branch] = links.map((link) => query(link).get('branch'));
  expect(Number(branch)).toBeGreaterThan(0);
  expect(links.every((link) => query(link).get('branch') === branch)).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Позже' }));
  expect(new URLSearchParams(router.state.location.search).get('branch')).toBe(branch);
});
