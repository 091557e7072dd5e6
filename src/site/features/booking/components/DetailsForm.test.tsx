import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { DetailsForm } from './DetailsForm';

const show = async (untilMs: number, car = {}) => {
  const held = {
    token: 'x',
    offered: false,
    services: [1],
    branch: 1,
    starts_at: new Date(Date.now() + 5 * 3_600_000).toISOString(),
    changeable_until: new Date(Date.now() + untilMs).toISOString(),
  };
  const none = () => undefined;
  renderWithStore(
    <DetailsForm
      held={held}
      car={car}
      isFresh
      typed={null}
      onBooked={none}
      isTaking={false}
      renderSlotTaken={none}
      onSlotTaken={none}
    />,
    { transport: serverTransport() },
  );
  await screen.findByRole('button', { name: 'Получить код по SMS' });
};
const warning = () => screen.queryByText(/только по телефону филиала/);

it('warns before booking that a near slot can be changed only by phone', async () => {
  await show(-2 * 60_000);
  expect(warning()).toBeVisible();
});

it('shows no warning for a slot that can be changed online', async () => {
  await show(2 * 60_000);
  expect(warning()).toBeNull();
});

it('offers the phone number for an unlisted car', async () => {
  await show(2 * 60_000);
  const words = await screen.findByText(/Вашей машины нет в списке/);
  expect(words.parentElement?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^tel:\+998/));
});

it('selects the brand and model that the visitor chose before', async () => {
  const models = await outsideServer.call('GET', '/api/public/models/?brand_id=1', {});
  const cobalt = (JSON.parse(models.body) as { id: number; name: string }[]).find(({ name }) => name === 'Cobalt');
  await show(2 * 60_000, { brand: 1, model: cobalt?.id });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Chevrolet'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Модель' })).toHaveValue('Cobalt'));
});

it('makes the chosen brand and model the last chosen car of the site', async () => {
  await show(2 * 60_000, { brand: 1 });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Chevrolet'));
  expect(screen.getByRole('combobox', { name: 'Модель' })).toHaveValue('');
  expect(sessionStorage.getItem('visitorChoice')).toBe('brand=1');
});
