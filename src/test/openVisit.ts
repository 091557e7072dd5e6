import { act, screen } from '@testing-library/react';
import { deskApi } from '#api/desk/deskApi';
import { renderDesk } from './renderDesk';
import { callDesk, colleague, newVisit } from './visitsAtDesk';

const LINE = { kind: 'free', name: { ru: 'Сход-развал', uz: 'Gʻildirak burchaklari' }, price: 200_000 };

/** Renders a visit with two line items as an adviser. `elsewhere` changes the visit as another adviser. */
export const openVisit = async () => {
  const other = await colleague('adviser');
  let visit = await newVisit(other);
  for (const line of [LINE, { ...LINE, name: { ru: 'Мойка', uz: 'Yuvish' }, price: 50_000 }])
    visit = await callDesk(other, 'POST', `/visits/${visit.id}/lines`, { body: line, version: visit.version });
  const view = await renderDesk({ path: `/desk/visits/${visit.id}`, role: 'adviser' });
  const quantity = (name: string) => screen.findByRole('textbox', { name: `Количество: ${name}` });
  const now = () => callDesk(other, 'GET', `/visits/${visit.id}`);
  const line = (name: string) => visit.lines.find((one) => one.name.ru === name)?.id ?? 0;
  const elsewhere = (method: string, path: string, body?: object) =>
    act(async () => {
      const { version } = await now();
      return callDesk(other, method, `/visits/${visit.id}${path}`, { body, version });
    });
  const countElsewhere = (name: string, count: number) =>
    elsewhere('PATCH', `/lines/${line(name)}`, { quantity: count });
  const again = () => renderDesk({ path: `/desk/visits/${visit.id}`, role: 'adviser' });
  const arrived = () =>
    act(async () => void view.store.dispatch(deskApi.util.invalidateTags([{ type: 'Visit', id: visit.id }])));
  await quantity('Мойка');
  return { ...view, quantity, now, elsewhere, countElsewhere, again, arrived };
};
