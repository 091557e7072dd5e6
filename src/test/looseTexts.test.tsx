import { render } from '@testing-library/react';
import { drainConsole } from './setup';

it('fails a test that renders text beside other children', () => {
  const words = 'Отправить';
  expect(() =>
    render(
      <button type="button">
        <i />
        {words}
      </button>,
    ),
  ).toThrow('"Отправить" is beside other children');
  drainConsole();
});

it('accepts text that is the only child, and white space beside other children', () => {
  const words = 'Отправить';
  const { container } = render(
    <p>
      <b>{words}</b> <i>{`${words}!`}</i>
    </p>,
  );
  expect(container).toHaveTextContent('Отправить Отправить!');
});
