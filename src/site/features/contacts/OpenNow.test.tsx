import { renderWithStore } from '#test/renderWithStore';
import { OpenNow } from './OpenNow';

const week = { weekdays: '08:00-20:00', saturday: '09:00-16:00', sunday: '' };
/** Test date: 2026-05-04 is a Monday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);

it.each([
  ['/contacts', '2026-05-04', '12:00', 'Открыто до 20:00'],
  ['/contacts', '2026-05-04', '07:00', 'Закрыто, откроется сегодня в 08:00'],
  ['/contacts', '2026-05-08', '21:00', 'Закрыто, откроется завтра в 09:00'],
  ['/contacts', '2026-05-09', '17:00', 'Закрыто, откроется в понедельник в 08:00'],
  ['/uz/contacts', '2026-05-04', '12:00', '20:00 gacha ochiq'],
  ['/uz/contacts', '2026-05-04', '07:00', 'Yopiq, bugun 08:00 da ochiladi'],
  ['/uz/contacts', '2026-05-09', '17:00', 'Yopiq, dushanba kuni 08:00 da ochiladi'],
])('%s %s %s: %s', (path, day, time, words) => {
  const { container } = renderWithStore(<OpenNow week={week} now={at(day, time)} />, { path });
  expect(container).toHaveTextContent(words);
});

it('shows nothing before the clock is known or for free-text hours', () => {
  expect(renderWithStore(<OpenNow week={week} now={null} />).container).toHaveTextContent(/^$/);
  const odd = { ...week, weekdays: 'по записи' };
  const { container } = renderWithStore(<OpenNow week={odd} now={at('2026-05-04', '12:00')} />);
  expect(container).toHaveTextContent(/^$/);
});
