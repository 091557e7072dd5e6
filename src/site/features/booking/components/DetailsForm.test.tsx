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
    <DetailsForm held={held} car={undefined} typed={null} onBooked={none} isTaking={false} lost={none} onLost={none} />,
    { transport: serverTransport() },
  );
  await screen.findByRole('button', { name: 'Получить код по SMS' });
};
const warning = () => screen.queryByText(/только по телефону филиала/);

it('says before booking that a near time can be changed by phone alone', async () => {
  await show(-2 * 60_000);
  expect(warning()).toBeVisible();
});

it('says nothing of a time that can still be changed on line', async () => {
  await show(2 * 60_000);
  expect(warning()).toBeNull();
});

it('says whom to call for a car that is not in the list', async () => {
  await show(2 * 60_000);
  const words = await screen.findByText(/Вашей машины нет в списке/);
  expect(words.parentElement?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^tel:\+998/));
});
