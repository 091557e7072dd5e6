import { CAR_NAMES } from '#contract/rules/carNames';
import { foldedName } from '../platform/db/expressions';

/** How else a word of a car's name is written: in the other alphabet, or as it is said. */
export const carSpellings = (word: string): string[] =>
  CAR_NAMES.split('\n')
    .map((line) => line.split(',').map((name) => name.trim()))
    .filter((names) => names.some((name) => foldedName(name) === foldedName(word)))
    .flat();
