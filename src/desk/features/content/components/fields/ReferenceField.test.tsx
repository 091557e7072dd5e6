import { screen, waitFor, within } from '@testing-library/react';
import type { ContentItem } from '#contract/content';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

const read = async (path: string) =>
  (await callDesk(await colleague('editor'), 'GET', `/content${path}`)) as unknown as ContentItem;

it('links a text block of an article to a service and a part that are found by name', async () => {
  const { user } = await renderDesk({ path: '/desk/content/articles/21', role: 'editor' });
  const block = await screen.findByRole('group', { name: 'Часть 1' });
  for (const [field, text, option] of [
    [/^Ссылка на услугу/, 'шиномонтаж', /^Шиномонтаж/],
    [/^Ссылка на запчасть/, 'щётки', /етк|ётк/],
  ] as const) {
    await user.type(within(block).getByRole('combobox', { name: field }), text);
    await user.click(await within(block).findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Опубликовано')).toBeVisible();
  const { published } = await read('/articles/21');
  expect(published?.['blocks']).toMatchObject([{ serviceId: 11, partId: 48 }, {}, {}, {}]);
});

it('adds an entry to the included work of a service and publishes it', async () => {
  const { user } = await renderDesk({ path: '/desk/content/services/14', role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Добавить: Пункт' }));
  const added = screen.getByRole('group', { name: 'Пункт 6' });
  await user.type(within(added).getByLabelText('Что делаем, русский'), 'Чернение шин');
  await user.type(within(added).getByLabelText('Что делаем, узбекский'), 'Shinalarni qoraytirish');
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Опубликовано')).toBeVisible();
  await waitFor(async () =>
    expect((await read('/services/14')).published).toMatchObject({
      includes: [{}, {}, {}, {}, {}, { text: { ru: 'Чернение шин', uz: 'Shinalarni qoraytirish' } }],
    }),
  );
});
