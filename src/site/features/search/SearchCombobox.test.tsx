import { fireEvent, screen, waitFor } from '@testing-library/react';
import { deferred } from '#test/deferred';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer, silence, type WireCall } from '#test/testTransport';
import SearchCombobox from './SearchCombobox';

const field = () => screen.getByRole('combobox', { name: 'Поиск по сайту' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const askedFor = ({ url }: WireCall) => new URL(url, 'http://site').searchParams.get('search');

it('suggests while typing, and opens the selected suggestion on Enter', async () => {
  const onClose = jest.fn();
  const { user, router } = renderWithStore(<SearchCombobox typedAhead="" onClose={onClose} onLeave={() => {}} />);
  expect(field()).toHaveFocus();
  await user.keyboard('шиномон');
  await waitFor(() => expect(options()[0]).toBe('Шиномонтаж и балансировкаУслуга'));
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent('Шиномонтаж');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  expect(field()).toHaveValue('шиномон');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/services/singl-services/11'));
  expect(onClose).toHaveBeenCalled();
});

it('opens all results on Enter without a selected suggestion, and by the last option', async () => {
  const { user, router } = renderWithStore(<SearchCombobox typedAhead="" onClose={() => {}} onLeave={() => {}} />, {
    path: '/uz',
  });
  await user.type(screen.getByRole('combobox'), 'tormoz');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/uz/search?search=tormoz'),
  );
  await waitFor(() => expect(options().at(-1)).toMatch(/^Barcha natijalar\d+$/));
  await user.click(screen.getAllByRole('option').at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.historyAction).toBe('PUSH'));
});

it('aborts the request for an earlier text, and sends none for one letter', async () => {
  const transport = serverTransport();
  const aborted: (string | null)[] = [];
  transport.between = async (call, next, signal) => {
    if (askedFor(call) === 'антифриз') return next();
    signal.addEventListener('abort', () => aborted.push(askedFor(call)), { once: true });
    return silence(signal);
  };
  renderWithStore(<SearchCombobox typedAhead="" onClose={() => {}} onLeave={() => {}} />, { transport });
  for (const typed of ['т', 'то', 'тор', 'антифриз']) fireEvent.change(field(), { target: { value: typed } });
  await waitFor(() => expect(options()[0]).toMatch(/^Антифриз G12/));
  expect(transport.calls.map(askedFor)).toEqual(['то', 'тор', 'антифриз']);
  expect(aborted).toEqual(['то', 'тор']);
});

it('hides suggestions that do not match the current text', async () => {
  const transport = serverTransport();
  const late = deferred();
  transport.between = async (call, next) => {
    if (askedFor(call)?.startsWith('рем')) await late.promise;
    return next();
  };
  renderWithStore(<SearchCombobox typedAhead="" onClose={() => {}} onLeave={() => {}} />, { transport });
  fireEvent.change(field(), { target: { value: 'свечи' } });
  await waitFor(() => expect(options()[0]).toMatch(/свеч/i));
  fireEvent.change(field(), { target: { value: 'ремень' } });
  expect(options()).toEqual([]);
  expect(screen.queryByText(/^Ничего похожего/)).toBeNull();
  late.resolve();
  await waitFor(() => expect(options()[0]).toMatch(/ремень/i));
  fireEvent.change(field(), { target: { value: 'ремень г' } });
  expect(options()[0]).toMatch(/ремень г/i);
});

it('reports that nothing matches, also after a failed request', async () => {
  const transport = serverTransport({ retries: false });
  transport.between = async (call, next) => (askedFor(call) === 'фара' ? answer(500, {}) : next());
  const { user } = renderWithStore(<SearchCombobox typedAhead="" onClose={() => {}} onLeave={() => {}} />, {
    transport,
  });
  fireEvent.change(field(), { target: { value: 'фара' } });
  await waitFor(() => expect(transport.calls).toHaveLength(1));
  fireEvent.change(field(), { target: { value: '☃☃☃' } });
  expect(await screen.findByText(/^Ничего похожего/)).toBeVisible();
  await user.clear(field());
  expect(screen.queryByText(/^Ничего похожего/)).toBeNull();
});

it('closes on a second Escape and by its button', async () => {
  const onClose = jest.fn();
  const { user } = renderWithStore(<SearchCombobox typedAhead="" onClose={onClose} onLeave={() => {}} />);
  await user.type(field(), 'тормоз');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
