import { CAR_NAMES } from '#contract/rules/carNames';
import { foldedName } from '../platform/db/expressions';

export const carSpellings = (word: string): string[] =>
  CAR_NAMES.split('\n')
    .map((line) => line.split(',').map((name) => name.trim()))
    .filter((names) => names.some((name) => foldedName(name) === foldedName(word)))
    .flat();
