import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { loadTexts } from '#desk/app/texts/loadTexts';
import { DeskTextsContext } from '#desk/common/hooks/useDeskTexts';
import { type Amount, amountOf, PERCENT_OFF, PRICE, QUANTITY } from '../lib/amounts';
import { AmountField } from './AmountField';

interface Shown {
  amount: Amount;
  first: number | null;
  save?: (value: number | null) => Promise<boolean>;
  step?: number;
}

const show = async ({ amount, first, save = async () => true, step }: Shown) => {
  const i18n = await loadTexts('ru');
  cleanup();
  const saved: (number | null)[] = [];
  const Form = () => {
    const [value, setValue] = useState(first);
    const commit = async (next: number | null) => {
      saved.push(next);
      if (!(await save(next))) return false;
      setValue(next);
      return true;
    };
    return <AmountField label="Цена" amount={amount} value={value} onCommit={commit} {...(step && { step })} />;
  };
  const view = render(
    <DeskTextsContext value={i18n.getFixedT('ru', 'desk')}>
      <Form />
    </DeskTextsContext>,
  );
  return {
    ...view,
    saved,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена' }),
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
};

const settled = () => act(async () => undefined);

const AMOUNTS = { PRICE, QUANTITY, PERCENT_OFF };

it.each(Object.entries(AMOUNTS))('%s: saves the displayed number for any input method', async (_name, amount) => {
  const texts = fc.oneof(
    fc.stringMatching(/^\d{1,3}([ .,]\d{3}){0,2}$/),
    fc.stringMatching(/^\d{1,5}[.,]\d{0,3}$/),
    fc.stringMatching(/^[\d ,.]{1,7}$/),
  );
  const ways = fc.constantFrom('keys', 'paste', 'middle');
  await fc.assert(
    fc.asyncProperty(texts, ways, async (text, way) => {
      const { field, saved, user } = await show({ amount, first: null });
      await user.click(field);
      if (way === 'paste') await user.paste(text);
      else if (way === 'keys') await user.keyboard(text);
      else {
        const half = Math.floor(text.length / 2);
        await user.keyboard(text.slice(half));
        await user.keyboard('{Home}');
        if (half > 0) await user.keyboard(text.slice(0, half));
      }
      const meant = amountOf(amount, field.value);
      await user.tab();
      await settled();
      expect(saved).toEqual(meant === null ? [] : [meant]);
      if (meant === null) expect(field.value.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      else expect(field).toHaveValue(amount.write(meant));
    }),
    { numRuns: 25 },
  );
});

it('keeps invalid input visible and explains it', async () => {
  const { field, saved, user } = await show({ amount: PRICE, first: 150_000 });
  await user.clear(field);
  await user.type(field, '150000,5');
  await user.tab();
  expect(field).toHaveValue('150\u00a0000,5');
  expect(field).toBeInvalid();
  expect(screen.getByText(/^Введите число от 0/)).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('150\u00a0000');
});

it('keeps input that failed to save and sends it again on blur', async () => {
  let isThere = false;
  const { field, saved, user } = await show({ amount: PRICE, first: 100, save: async () => isThere });
  await user.clear(field);
  await user.type(field, '2500{Enter}');
  expect(await screen.findByText(/^Не сохранено/)).toBeVisible();
  expect(field).toHaveValue('2\u00a0500');
  isThere = true;
  await user.type(field, '{Enter}');
  await settled();
  expect(saved).toEqual([2500, 2500]);
  expect(screen.queryByText(/^Не сохранено/)).toBeNull();
});

it('steps by buttons and arrow keys within the limits', async () => {
  const { field, saved, user } = await show({ amount: QUANTITY, first: 4500, step: 1000 });
  await user.click(screen.getByRole('button', { name: 'Больше: Цена' }));
  expect(field).toHaveValue('5,5');
  field.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveValue('3,5');
  for (let press = 0; press < 5; press += 1) await user.click(screen.getByRole('button', { name: 'Меньше: Цена' }));
  await settled();
  expect(field).toHaveValue('0,5');
  expect(saved.at(-1)).toBe(500);
  expect(screen.getByRole('button', { name: 'Меньше: Цена' })).toHaveAttribute('aria-disabled');
});

it('saves only once if an input method editor enters the whole text at once', async () => {
  const { field, saved } = await show({ amount: PRICE, first: null });
  fireEvent.change(field, { target: { value: '1200' } });
  fireEvent.blur(field);
  await settled();
  expect(saved).toEqual([1200]);
});
