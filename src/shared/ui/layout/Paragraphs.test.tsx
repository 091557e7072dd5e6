import { render } from '@testing-library/react';
import { Paragraphs } from './Paragraphs';

test('splits paragraphs at any line break and skips empty ones', () => {
  const { container } = render(<Paragraphs text={'Первый.\nВторой.\r\n\r\n  \nТретий.'} />);
  expect([...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    'Первый.',
    'Второй.',
    'Третий.',
  ]);
});

test('shows HTML in server text as text', () => {
  const { container } = render(<Paragraphs text={'<img src=x onerror="alert(1)"> & <b>жирно</b>'} />);
  expect(container.querySelector('img, b')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror="alert(1)"> & <b>жирно</b>');
});

test('prevents line breaks within oil viscosities and keeps the text unchanged', () => {
  const text = 'Масло 5W-30 или 10W-40, номер 90-12';
  const { container } = render(<Paragraphs text={text} />);
  expect([...container.querySelectorAll('.whole')].map((piece) => piece.textContent)).toEqual(['5W-30', '10W-40']);
  expect(container).toHaveTextContent(text);
});
