import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { CalendarLink } from './BookingCard';

it.each([
  ['/booking/x', 'Добавить в календарь', 'ru'],
  ['/uz/booking/x', 'Taqvimga qoʻshish', 'uz'],
])('on %s links the calendar file in the current language', async (path, name, language) => {
  renderWithStore(<CalendarLink token="x" />, { path });
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/bookings/x/calendar\\.ics\\?language=${language}$`)),
  );
});
