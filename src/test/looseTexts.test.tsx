import { render } from '@testing-library/react';
import { takeConsole } from './setup';

it('fails a test that renders a text beside other children', () => {
  const words = 'Отправить';
  expect(() =>
    render(
      <button type="button">
        <i />
        {words}
      </button>,
    ),
  ).toThrow('"Отправить" is beside other children');
  takeConsole();
});

it('accepts a text that is the only child of its element, and white space beside others', () => {
  const words = 'Отправить';
  const { container } = render(
    <p>
      <b>{words}</b> <i>{`${words}!`}</i>
    </p>,
  );
  expect(container).toHaveTextContent('Отправить Отправить!');
});
