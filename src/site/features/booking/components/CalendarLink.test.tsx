import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { CalendarLink } from './BookingCard';

it.each([
  ['/booking/x', 'Добавить в календарь', 'ru'],
  ['/uz/booking/x', 'Taqvimga qoʻshish', 'uz'],
])('on %s the calendar file is of the language that is read', async (path, name, language) => {
  renderWithStore(<CalendarLink token="x" />, { path });
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/bookings/x/calendar\\.ics\\?language=${language}$`)),
  );
});
