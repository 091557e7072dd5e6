import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FieldFrame } from './FieldFrame';
import { useAfterPress } from './useAfterPress';

const Form = () => {
  const [isLeft, setLeft] = useState(false);
  const error = useAfterPress(isLeft && 'Введите номер полностью');
  return (
    <>
      <FieldFrame label="Телефон" error={error}>
        {(control) => <input {...control} onBlur={() => setLeft(true)} />}
      </FieldFrame>
      <button type="button">Отправить</button>
    </>
  );
};

const error = () => screen.queryByText('Введите номер полностью');
/** Moves focus between mousedown and click, as browsers do. */
const pressButton = () => {
  screen.getByLabelText('Телефон').focus();
  const button = screen.getByRole('button');
  fireEvent.mouseDown(button);
  act(() => button.focus());
  return button;
};

it('delays an error during a press on a button until its click', () => {
  render(<Form />);
  const button = pressButton();
  expect(error()).toBeNull();
  expect(screen.getByLabelText('Телефон')).not.toBeInvalid();
  fireEvent.mouseUp(button);
  expect(error()).toBeNull();
  fireEvent.click(button);
  expect(error()).toBeVisible();
  expect(screen.getByLabelText('Телефон')).toBeInvalid();
});

it('shows an error after a press that ends without a click', async () => {
  render(<Form />);
  fireEvent.mouseUp(pressButton());
  expect(await screen.findByText('Введите номер полностью')).toBeVisible();
});

it('shows an error at once when focus leaves the field by keyboard', () => {
  render(<Form />);
  screen.getByLabelText('Телефон').focus();
  act(() => screen.getByRole('button').focus());
  expect(error()).toBeVisible();
});
