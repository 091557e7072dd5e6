import { foldWord } from '#contract/rules/fold';
import { correctionOf } from './spelling';

it.each([
  ['шиномонтж', 'шиномонтаж', 'typo'],
  ['кондицонер', 'кондиционер', 'typo'],
  ['двигтеля', 'двигатель', 'typo'],
  ['химчитска', 'химчистка', 'typo'],
  ['кобльт', 'кобальт', 'typo'],
  ['antfriz', 'antifriz', 'typo'],
  ['ratiator', 'radiator', 'typo'],
  ['отрмоз', 'тормоз', 'typo'],
  ['фитьлр', 'фильтр', 'typo'],
  ['акмлятор', 'аккумулятор', 'typo'],
  ['temoz', 'тормоз', 'guess'],
  ['доставка', 'поставку', null],
  ['доставка', 'заставка', null],
  ['контакты', 'contitek', null],
  ['вакансии', 'конце', null],
  ['осаго', 'Асака', null],
  ['привет', 'привод', null],
  ['qwerty', 'сверьте', null],
  ['qqqqzzz', 'её', null],
  ['drop', 'дорога', null],
  ['мой', 'мыло', null],
])('the correction of %s to %s is of kind %s', (typed, known, kind) => {
  expect(correctionOf(foldWord(typed), foldWord(known))?.kind ?? null).toBe(kind);
});
