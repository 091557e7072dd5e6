import { momentOf } from './countdown';

test('what is left is said at five, two and one minutes, and not at each second', () => {
  const said = Array.from({ length: 601 }, (_, second) => momentOf(600 - second));
  const changes = said.filter((moment, place) => place > 0 && moment !== said[place - 1]);
  expect(changes).toEqual([300, 120, 60, null]);
  expect([momentOf(301), momentOf(300), momentOf(121), momentOf(1), momentOf(0)]).toEqual([null, 300, 300, 60, null]);
});
