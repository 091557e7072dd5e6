import { unzipSync } from 'fflate';
import type { HandoverMade } from '#contract/sharing';
import { accountCallsOf } from '../testing/accountCalls';
import { closedVisit } from '../testing/closedVisit';
import { pdfPages } from '../testing/pdfText';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar } from '../testing/visitLinks';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Customer = Awaited<ReturnType<typeof customerWithCar>>;
const exported = async ({ accessToken }: Customer, language = 'ru') => {
  const reply = await server.app.inject({
    url: '/api/main/authentication/export',
    headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
  });
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const files = unzipSync(reply.rawPayload);
  const held = JSON.parse(Buffer.from(files['yolda.json'] ?? []).toString()) as {
    visits: { number: number | null; paper: string | null }[];
    history_grants: object[];
  };
  return { files, held };
};

it('exports all stored data of a customer and PDF documents in the requested language', async () => {
  const customer = await customerWithCar(server);
  const { userId } = customer;
  for (const name of ['Замена масла', 'Мойка']) await closedVisit(server.db, { userId, lines: [{ name, price: 1 }] });
  await closedVisit(server.db, { userId, open: true });
  const { files, held } = await exported(customer, 'uz');
  const papers = held.visits.map(({ paper }) => paper);
  expect(papers).toEqual([expect.stringMatching(/^yolda-\d+\.pdf$/), expect.stringMatching(/^yolda-\d+\.pdf$/), null]);
  expect(Object.keys(files).toSorted()).toEqual(['yolda.json', ...papers.flatMap((paper) => paper ?? [])].toSorted());
  const texts = papers.flatMap((paper) => (paper ? pdfPages(files[paper] ?? new Uint8Array()).join(' ') : []));
  expect(texts[0]).toContain('Замена масла (oʻzbekcha)');
  expect(texts[1]).toContain('Мойка (oʻzbekcha)');
});

it('exports no data of another customer, also after a handover of the history', async () => {
  const [seller, buyer] = [await customerWithCar(server), await customerWithCar(server)];
  await closedVisit(server.db, { userId: seller.userId, carId: seller.car });
  const call = (who: Customer, method: 'POST' | 'PUT', path: string, body = {}) =>
    accountCallsOf(server).call(method, path, { token: who.accessToken, body });
  const { handover, token } = (await call(seller, 'POST', '/handovers', { car: seller.car })).json<HandoverMade>();
  await call(buyer, 'POST', `/handovers/${token}/acceptance`, { car: buyer.car });
  await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`);
  const { files, held } = await exported(buyer);
  expect(Object.keys(files)).toEqual(['yolda.json']);
  expect(held).toMatchObject({ visits: [], history_grants: [{}] });
  expect(JSON.stringify(held)).not.toContain(seller.phone);
  expect(Object.keys((await exported(seller)).files)).toHaveLength(2);
  expect((await server.app.inject({ url: '/api/main/authentication/export' })).statusCode).toBe(401);
});
