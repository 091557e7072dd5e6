import { render, screen } from '@testing-library/react';
import { unbroken } from './unbroken';
import styles from './unbroken.module.css';

it.each([
  ['Моторное масло 5W-30, 4 л', '5W-30'],
  ['Номер заявки: Y-965P-MEFR.', 'Y-965P-MEFR'],
  ['Антифриз G12, концентрат, 1 л', '1 л'],
  ['Свечи зажигания никелевые, комплект 4 шт.', '4 шт.'],
  ['60 A·soat akkumulyator, Yevropa korpusi', '60 A·soat'],
])('in "%s", prevents a line break within %s', (text, whole) => {
  render(<p>{unbroken(text)}</p>);
  expect(screen.getByText(whole)).toHaveClass(styles.whole ?? '');
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
});
