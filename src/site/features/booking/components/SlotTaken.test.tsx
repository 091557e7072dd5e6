import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { SlotTaken } from './SlotTaken';

it.each([
  ['a lost reply', { kind: 'offline' }],
  [
    'a lost slot',
    { kind: 'rejected', status: 409, code: 'time_gone', reply: { neighbours: ['2026-12-02T10:30:00+05:00'] } },
  ],
])('focuses the message about %s and scrolls it into view', async (_, problem) => {
  const shown: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  renderWithStore(<SlotTaken problem={problem} name="starts_at" onTake={() => undefined} />);
  const box = await screen.findByRole('alert');
  expect(box).toHaveFocus();
  expect(shown).toEqual([box]);
  scroll.mockRestore();
});

it('shows the branch phone for too_many_holds', async () => {
  const problem = { kind: 'tooMany', status: 429, code: 'too_many_holds', reply: { branch_phone: '+998712000010' } };
  renderWithStore(<SlotTaken problem={problem} name="starts_at" onTake={() => undefined} />);
  expect(await screen.findByRole('link', { name: /71 200/ })).toHaveAttribute('href', 'tel:+998712000010');
});
