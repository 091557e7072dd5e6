import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import ArchiveCalendar from './ArchiveCalendar';

it.each([
  ['/blog', 'Есть статьи'],
  ['/uz/blog', 'Maqolalar bor'],
])('marks days with articles and selects one on click, at %s', async (path, mark) => {
  const onChoose = jest.fn();
  const { user } = renderWithStore(
    <ArchiveCalendar chosen={{ month: 6, date: 0 }} category={0} tag={0} onChoose={onChoose} />,
    { path },
  );
  const marked = await screen.findAllByTitle(mark);
  expect(marked.length).toBeLessThan(screen.getAllByRole('gridcell').length);
  await user.click(marked[0] as HTMLElement);
  expect(onChoose).toHaveBeenCalledWith({ month: 6, date: Number.parseInt(marked[0]?.textContent ?? '', 10) });
});
