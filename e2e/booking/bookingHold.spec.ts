import { expect, NETWORK_ERROR, test } from '../shared/fixtures';
import { LANGUAGES } from '../shared/steps';
import { dayAhead, field, LONG_WORK, openBooking, otherVisitor, times } from './bookingSteps';

/** Service that only one bay of the branch can do. */
const BRAKES = 8;
const { branch: ONE_BAY } = LONG_WORK;

test('scrolls the error of a refused slot and the countdown of a held slot into view @both', async ({
  page,
  baseURL,
  request,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const [{ t }] = LANGUAGES;
  const other = otherVisitor(request, baseURL ?? '');
  await openBooking(page, `/booking?services=${BRAKES}&branch=${ONE_BAY}&day=${dayAhead(5)}`);
  const last = times(page).last();
  const start = (await last.getAttribute('value')) ?? '';
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
  const holds = '**/bookings/holds/';
  await page.route(holds, (route) => route.fulfill({ status: 503 }));
  await last.click();
  await expect(alert).toHaveText(t.booking.serverBroken);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await page.unroute(holds);
  const taken = await other.hold([BRAKES], ONE_BAY, start);
  await last.click();
  await expect(alert).toContainText(t.booking.timeGone);
  await expect(alert).toBeInViewport();
  await expect(alert.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await alert.getByRole('button').first().click();
  for (const name of ['year', 'consent', 'full_name']) {
    await field(page, name).focus();
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
    await field(page, name).click({ trial: true });
  }
  await other.release(taken.token);
  await other.release(new URL(page.url()).searchParams.get('hold') ?? '');
});
