import type { TestCustomer } from './outsideServer';

export const signedInAs = ({ userId, accessToken, refreshToken }: TestCustomer) => ({
  auth: { userId, accessToken, refreshToken, signedInHint: true },
});

export async function giveCar(
  { accessToken }: TestCustomer,
  car: Partial<Record<string, unknown>> = {},
): Promise<void> {
  const { body: brands } = await outsideServer.call('GET', '/api/public/brands/', {});
  const brand = (JSON.parse(brands) as { id: number; name: string }[]).find(({ name }) => name === 'Chevrolet');
  const { body: models } = await outsideServer.call('GET', `/api/public/models/?brand_id=${brand?.id}`, {});
  const model = (JSON.parse(models) as { id: number; name: string }[]).find(({ name }) => name === 'Cobalt');
  const payload = {
    vin: 'XWB5V31BDHA123456',
    year: 2017,
    model: model?.id,
    number: '01A123BC',
    mileage: 85_000,
    ...car,
  };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const { status } = await outsideServer.call(
    'POST',
    '/api/main/authentication/car/create',
    headers,
    JSON.stringify(payload),
  );
  expect(status).toBe(201);
}

/** Changes the customer's first car, as another tab or a closed visit would. */
export async function changeCarElsewhere({ accessToken, userId }: TestCustomer, change: object): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const path = '/api/main/authentication';
  const { body } = await outsideServer.call('GET', `${path}/user/${userId}`, headers);
  const [car] = (JSON.parse(body) as { cars: { id: number }[] }).cars;
  const { status } = await outsideServer.call(
    'PATCH',
    `${path}/car/update/${car?.id}`,
    headers,
    JSON.stringify(change),
  );
  expect(status).toBe(200);
}
