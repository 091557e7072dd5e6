import { renderWithStore } from '../../../test/renderWithStore';
import { OpenNow } from './OpenNow';

const week = { weekdays: '08:00-20:00', saturday: '09:00-16:00', sunday: '' };
/** 2026-05-04 is a Monday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);

it.each([
  ['/contacts', '2026-05-04', '12:00', 'Открыто до 20:00'],
  ['/contacts', '2026-05-04', '07:00', 'Закрыто, сегодня с 08:00'],
  ['/contacts', '2026-05-08', '21:00', 'Закрыто, завтра с 09:00'],
  ['/contacts', '2026-05-09', '17:00', 'Закрыто, понедельник с 08:00'],
  ['/uz/contacts', '2026-05-04', '12:00', 'Ochiq, 20:00 gacha'],
  ['/uz/contacts', '2026-05-09', '17:00', 'Yopiq, dushanba 08:00 dan'],
])('%s %s %s: %s', (path, day, time, words) => {
  const { container } = renderWithStore(<OpenNow week={week} now={at(day, time)} />, { path });
  expect(container).toHaveTextContent(words);
});

it('says nothing before the clock is known, nor about hours that only people understand', () => {
  expect(renderWithStore(<OpenNow week={week} now={null} />).container).toHaveTextContent(/^$/);
  const odd = { ...week, weekdays: 'по записи' };
  const { container } = renderWithStore(<OpenNow week={odd} now={at('2026-05-04', '12:00')} />);
  expect(container).toHaveTextContent(/^$/);
});
