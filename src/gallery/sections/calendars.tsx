import { Calendar, CalendarTurn } from '#shared/ui/forms/Calendar';
import DateCalendar, { DateCalendarHeader } from '#shared/ui/forms/DateCalendar';
import type { GallerySection } from '../entry';
import { Controlled } from '../parts/Controlled';
import type { Words } from '../words';

const nothing = () => undefined;
const LAST = { year: 2026, month: 5 };
const TURNS = { previous: '←', next: '→' };

const month = ({ title }: Words, day: number | null) => (
  <Controlled first={LAST}>
    {(view, setView) => (
      <Calendar
        selected={day ? { ...LAST, day } : null}
        view={view}
        min={{ year: 2026, month: 4, day: 10 }}
        max={{ ...LAST, day: 20 }}
        labels={{ chooseDay: title, disabledDay: title, days: title }}
        onView={setView}
        onChoose={nothing}
        renderHeader={({ view: shown, ...turn }) => (
          <CalendarTurn labels={TURNS} {...turn}>{`${shown.month}.${shown.year}`}</CalendarTurn>
        )}
      />
    )}
  </Controlled>
);

const dates = (first: string) => (
  <Controlled first={first}>
    {(value, choose) => <DateCalendar value={value} max="2026-05-20" onChoose={choose} />}
  </Controlled>
);

export const calendars: GallerySection = {
  id: 'calendars',
  title: 'Calendars',
  entries: [
    {
      file: 'shared/ui/forms/Calendar.tsx',
      parts: { Calendar },
      states: (words) => ({ 'nothing chosen': month(words, null), chosen: month(words, 7), hover: month(words, 7) }),
    },
    {
      file: 'shared/ui/forms/DateCalendar.tsx',
      parts: { DateCalendar },
      states: () => ({
        'nothing chosen': dates(''),
        chosen: dates('1990-05-07'),
        'the last month': dates('2026-05-19'),
      }),
    },
    {
      file: 'shared/ui/forms/Calendar.tsx',
      parts: { CalendarTurn },
      states: ({ title, longTitle }) => {
        const turn = (text: string, onPrevious?: () => void, onNext?: () => void) => (
          <CalendarTurn labels={TURNS} onPrevious={onPrevious} onNext={onNext}>
            {text}
          </CalendarTurn>
        );
        return {
          default: turn(title, nothing, nothing),
          'the first page': turn(title, undefined, nothing),
          'the last page, long words': turn(longTitle, nothing),
        };
      },
    },
    {
      file: 'shared/ui/forms/DateCalendar.tsx',
      parts: { DateCalendarHeader },
      states: () => {
        const head = (onNext?: () => void) => (
          <DateCalendarHeader
            view={{ ...LAST, day: 1 }}
            last={LAST}
            onView={nothing}
            onPrevious={nothing}
            onNext={onNext}
          />
        );
        return { default: head(nothing), focus: head(nothing), 'the last page': head() };
      },
    },
  ],
};
