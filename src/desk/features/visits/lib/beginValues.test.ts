import { BEST_BAY, EMPTY_BEGIN, newVisitOf, YARD } from './beginValues';

const placeOf = (place: string, booking: number | null = null) =>
  newVisitOf({ ...EMPTY_BEGIN, place }, { enquiry: null, booking }).place;

it('asks for the best or the chosen bay, and for none in the yard or with a booking', () => {
  expect([placeOf(BEST_BAY), placeOf('3'), placeOf(YARD), placeOf('3', 7)]).toEqual([
    {},
    { bay: 3 },
    undefined,
    undefined,
  ]);
});
