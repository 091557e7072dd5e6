import { render } from '@testing-library/react';
import { Paragraphs } from './Paragraphs';

test('line breaks of any kind make paragraphs, empty ones none', () => {
  const { container } = render(<Paragraphs text={'Первый.\nВторой.\r\n\r\n  \nТретий.'} />);
  expect([...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    'Первый.',
    'Второй.',
    'Третий.',
  ]);
});

test('markup in a text of the server is shown, not run', () => {
  const { container } = render(<Paragraphs text={'<img src=x onerror="alert(1)"> & <b>жирно</b>'} />);
  expect(container.querySelector('img, b')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror="alert(1)"> & <b>жирно</b>');
});
