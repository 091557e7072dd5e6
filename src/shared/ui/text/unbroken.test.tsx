import { render, screen } from '@testing-library/react';
import { unbroken } from './unbroken';
import styles from './unbroken.module.css';

it.each([
  ['Моторное масло 5W-30, 4 л', '5W-30'],
  ['Номер заявки: Y-965P-MEFR.', 'Y-965P-MEFR'],
])('keeps %s on one line', (text, whole) => {
  render(<p>{unbroken(text)}</p>);
  expect(screen.getByText(whole)).toHaveClass(styles.whole ?? '');
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
});
