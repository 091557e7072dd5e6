import { renderWithStore } from '#test/renderWithStore';
import { OpenNow } from './BranchHours';

const week = { weekdays: '08:00-20:00', saturday: '09:00-16:00', sunday: '' };
/** Tashkent time. 2026-05-04 is a Monday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);

it.each([
  ['/contacts', '2026-05-04', '12:00', 'Открыто до 20:00'],
  ['/contacts', '2026-05-04', '07:00', 'Закрыто, откроется сегодня в 08:00'],
  ['/contacts', '2026-05-08', '21:00', 'Закрыто, откроется завтра в 09:00'],
  ['/contacts', '2026-05-09', '17:00', 'Закрыто до понедельника, 08:00'],
  ['/uz/contacts', '2026-05-04', '12:00', '20:00 gacha ochiq'],
  ['/uz/contacts', '2026-05-04', '07:00', 'Yopiq, bugun 08:00 da ochiladi'],
  ['/uz/contacts', '2026-05-09', '17:00', 'Yopiq, dushanba 08:00 da ochiladi'],
])('at %s on %s %s, shows the opening state "%s"', (path, day, time, words) => {
  const { container } = renderWithStore(<OpenNow week={week} now={at(day, time)} />, { path });
  expect(container).toHaveTextContent(words);
});

it.each([
  ['/contacts', week, 'Пн–Пт: 08:00–20:00'],
  ['/uz/contacts', week, 'Du–Ju: 08:00–20:00'],
  ['/contacts', { weekdays: '00:00-24:00', saturday: '00:00-24:00', sunday: '00:00-24:00' }, 'Круглосуточно'],
  ['/contacts', { ...week, weekdays: 'Пн–Чт 08:00-20:00, Пт 08:00-18:00' }, 'Пн–Чт 08:00–20:00, Пт 08:00–18:00'],
])('on the server at %s, shows hours that are true at any time: %j', (path, hours, words) => {
  const { container } = renderWithStore(<OpenNow week={hours} now={null} />, { path });
  expect(container.textContent).toBe(words);
});

it('shows free-text hours instead of a state', () => {
  const odd = { ...week, weekdays: 'по записи' };
  const { container } = renderWithStore(<OpenNow week={odd} now={at('2026-05-04', '12:00')} />);
  expect(container.textContent).toBe('по записи');
});
