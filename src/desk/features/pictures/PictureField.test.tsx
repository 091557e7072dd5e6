import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { changePicture, listPictures } from '#api/desk/generated/pictures';
import { deskTransport, renderDesk, signInByCall } from '#test/renderDesk';
import { PictureField } from './PictureField';

const fileOf = (name: string, type = 'image/webp') => new File([readFileSync(`public/media/${name}`)], name, { type });
const PLACE = { width: 960, height: 640 };
const PATH = /^\/media\/p\/[0-9a-f]{20}\.960x640\.webp$/;

const Form = ({ onChange }: { onChange: (path: string) => void }) => {
  const [value, setValue] = useState('');
  const change = (path: string) => {
    onChange(path);
    setValue(path);
  };
  return <PictureField label="Фото услуги" value={value} place={PLACE} optional onChange={change} />;
};

const open = async (language: 'ru' | 'uz' = 'ru') => {
  const paths: string[] = [];
  const view = await renderDesk({
    path: '/desk',
    role: 'editor',
    language,
    screen: <Form onChange={(path) => paths.push(path)} />,
  });
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('No field for a file');
  return { ...view, paths, input };
};

it('uploads a file, crops it, moves its focus point by arrow keys and asks for both alternative texts', async () => {
  const { user, input, paths, transport } = await open();
  await user.upload(input, fileOf('services/oil-change.960x640.webp'));
  const point = await screen.findByRole('slider', { name: 'Главная точка картинки' });
  await waitFor(() => expect(paths).toHaveLength(1));
  expect(paths[0]).toMatch(PATH);
  expect(screen.getByText(/Опишите картинку на обоих языках/)).toBeVisible();

  point.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(point).toHaveAttribute('aria-valuetext', 'по горизонтали 46\u00a0%, по вертикали 40\u00a0%');
  const changes = () => transport.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(changes()).toEqual([{ focus: { x: 0.46, y: 0.4 } }]));
  await waitFor(() => expect(paths).toHaveLength(2));
  expect(screen.getByRole('slider')).toHaveFocus();

  await user.type(screen.getByLabelText('Описание по-русски'), 'Замена масла');
  await user.type(screen.getByLabelText('Описание по-узбекски'), 'Moy almashtirish{Enter}');
  expect(await screen.findByText('Сохранено.')).toBeVisible();
  expect(changes().at(-1)).toEqual({ alt: { ru: 'Замена масла', uz: 'Moy almashtirish' } });

  await user.click(screen.getByRole('button', { name: 'Убрать картинку' }));
  expect(paths.at(-1)).toBe('');
  expect(screen.queryByRole('slider')).toBeNull();
});

it('uploads dropped and pasted files', async () => {
  const { paths } = await open();
  const zone = screen.getByRole('group', { name: 'Фото услуги' });
  fireEvent.drop(zone, { dataTransfer: { files: [fileOf('services/brakes.960x640.webp')] } });
  await waitFor(() => expect(paths).toHaveLength(1));
  fireEvent.paste(zone, { clipboardData: { files: [fileOf('services/detailing.960x640.webp')] } });
  await waitFor(() => expect(paths).toHaveLength(2));
  expect(paths[1]).not.toBe(paths[0]);
});

it.each([
  ['ru', /Этот файл не картинка/],
  ['uz', /rasm emas/],
] as const)('shows beside the field why an uploaded file was rejected: %s', async (language, words) => {
  const { paths } = await open(language);
  const zone = screen.getByRole('group', { name: 'Фото услуги' });
  const script = new File(['<svg onload="alert(1)"/>'], 'photo.jpg', { type: 'image/jpeg' });
  fireEvent.drop(zone, { dataTransfer: { files: [script] } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(paths).toEqual([]);
});

it('rejects a too large file before upload', async () => {
  const { paths } = await open();
  const heavy = new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'photo.jpg', { type: 'image/jpeg' });
  fireEvent.drop(screen.getByRole('group', { name: 'Фото услуги' }), { dataTransfer: { files: [heavy] } });
  expect(await screen.findByText(/Файл больше 15\sМБ/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(paths).toEqual([]);
});

it('accepts a picture from the library', async () => {
  const { user, input, paths } = await open();
  await user.upload(input, fileOf('services/detailing.960x640.webp'));
  await waitFor(() => expect(paths).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Убрать картинку' }));
  await user.click(screen.getByRole('button', { name: 'Взять из загруженных' }));
  const library = await screen.findByRole('dialog', { name: 'Картинки' });
  const [newest] = await within(library).findAllByRole('button', { name: /Нигде не используется/ });
  if (newest) await user.click(newest);
  await waitFor(() => expect(paths).toHaveLength(3));
  expect(paths[2]).toMatch(PATH);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the crop after the focus point of the picture was moved in the library, and crops again by a button', async () => {
  const { user, input, paths, store, container } = await open();
  const shown = () => container.querySelector('img[sizes="18rem"]')?.getAttribute('src');
  await user.upload(input, fileOf('staff/aydos-seytniyazov.640x800.webp'));
  await waitFor(() => expect(paths).toHaveLength(1));
  await waitFor(() => expect(shown()).toBe(paths[0]));
  expect(screen.queryByText(/обрезана по прежней/)).toBeNull();

  const { data } = await store.dispatch(listPictures.initiate({ path: paths[0] ?? '' }));
  const picture = data?.items[0];
  if (!picture) throw new Error('It is not in the library');
  const body = { focus: { x: 0.5, y: 0.1 } };
  await store.dispatch(changePicture.initiate({ id: picture.id, ifMatch: `"${picture.version}"`, body }));
  expect(await screen.findByText(/обрезана по прежней/)).toBeVisible();
  expect(shown()).toBe(paths[0]);

  await user.click(screen.getByRole('button', { name: 'Обрезать заново' }));
  await waitFor(() => expect(paths).toHaveLength(2));
  expect(paths[1]).not.toBe(paths[0]);
  expect(shown()).toBe(paths[1]);
  await waitFor(() => expect(screen.queryByText(/обрезана по прежней/)).toBeNull());
});

it('states the picture size that the page needs', async () => {
  const { paths } = await open();
  const small = fileOf('services/brakes.960x640.w320.webp');
  fireEvent.drop(screen.getByRole('group', { name: 'Фото услуги' }), { dataTransfer: { files: [small] } });
  expect(await screen.findByText(/нужно не меньше 480\s×\s320/)).toBeVisible();
  expect(paths).toEqual([]);
});

it('keeps unsaved texts through a reload and shows both versions after a concurrent change', async () => {
  const file = fileOf('services/tyre-fitting.960x640.webp');
  const first = await open();
  await first.user.upload(first.input, file);
  await first.user.type(await screen.findByLabelText('Описание по-русски'), 'Моё описание');
  first.unmount();

  const again = await open();
  await again.user.upload(again.input, file);
  const field = await screen.findByLabelText('Описание по-русски');
  expect(field).toHaveValue('Моё описание');

  const other = deskTransport();
  await signInByCall(other, 'manager');
  const call = { headers: { 'content-type': 'application/json' }, signal: new AbortController().signal };
  const page = await other.fetch('/api/desk/pictures', { ...call, method: 'GET' });
  const [{ id, version }] = JSON.parse(await page.text()).items;
  const alt = { ru: 'Чужое описание', uz: 'Boshqa tasvir' };
  await other.fetch(`/api/desk/pictures/${id}`, {
    ...call,
    method: 'PATCH',
    headers: { ...call.headers, 'if-match': `"${version}"` },
    body: JSON.stringify({ alt }),
  });

  await again.user.type(field, '{Enter}');
  expect(await screen.findByText(/Чужое описание/)).toBeVisible();
  expect(field).toHaveValue('Моё описание');
  expect(screen.getByLabelText('Описание по-узбекски')).toHaveValue('Boshqa tasvir');
  await again.user.click(screen.getByRole('button', { name: 'Оставить моё' }));
  expect(await screen.findByText('Сохранено.')).toBeVisible();
  expect(screen.queryByText(/Чужое описание/)).toBeNull();
  const changes = again.transport.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(changes.at(-1)).toEqual({ alt: { ru: 'Моё описание', uz: 'Boshqa tasvir' } });
});

it('keeps the last chosen picture regardless of reply order', async () => {
  const { transport, paths } = await open();
  const zone = screen.getByRole('group', { name: 'Фото услуги' });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  transport.between = async ({ url }, next) => {
    const waits = isFirst && url.includes('/render');
    if (waits) isFirst = false;
    const reply = await next();
    if (waits) await held;
    return reply;
  };
  fireEvent.drop(zone, { dataTransfer: { files: [fileOf('services/brakes.960x640.webp')] } });
  await waitFor(() => expect(isFirst).toBe(false));
  fireEvent.drop(zone, { dataTransfer: { files: [fileOf('services/detailing.960x640.webp')] } });
  await waitFor(() => expect(paths).toHaveLength(1));
  await act(async () => release());
  await act(async () => undefined);
  expect(paths).toHaveLength(1);
});
