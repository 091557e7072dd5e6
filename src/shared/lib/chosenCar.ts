import { readVisitorChoice, writeVisitorChoice } from './visitorChoice';

/** Ids. Names are those of the booking page's address. */
type Choice = Partial<Record<'services' | 'branch' | 'car' | 'brand' | 'model', number | undefined>>;

/** Changes the given fields; 0 and undefined remove a field. */
export const changeVisitorChoice = (change: Choice): void => {
  const before = readVisitorChoice();
  const choice = new URLSearchParams(before);
  for (const [name, id] of Object.entries(change)) {
    if (id) choice.set(name, String(id));
    else choice.delete(name);
  }
  if (choice.toString() !== before) writeVisitorChoice(choice.toString());
};

/** Returns the car that the visitor chose last, else the first car. */
export const chosenCarOf = <Car extends { id: number; model: { id: number } }>(
  cars: readonly Car[],
  choice = new URLSearchParams(readVisitorChoice()),
): Car | undefined =>
  cars.find(({ id }) => id === Number(choice.get('car'))) ??
  cars.find(({ model }) => model.id === Number(choice.get('model'))) ??
  cars[0];
