import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { DetailsForm } from './DetailsForm';

const show = async (untilMs: number) => {
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
      car={undefined}
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

it('shows the phone for an unlisted car', async () => {
  await show(2 * 60_000);
  const words = await screen.findByText(/Вашей машины нет в списке/);
  expect(words.parentElement?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^tel:\+998/));
});
