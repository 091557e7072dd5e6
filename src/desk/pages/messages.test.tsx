import { act, screen } from '@testing-library/react';
import type { DeskOutbox } from '#contract/activity';
import { messageKinds } from '#server/messages/kinds';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { answer } from '#test/testTransport';

const openMessages = async (outbox: DeskOutbox) => {
  const { router, transport } = await renderDesk({ path: '/desk/account', role: 'owner' });
  transport.between = async ({ url }, next) => (url.endsWith('/outbox') ? answer(200, outbox) : next());
  await act(() => router.navigate('/desk/messages'));
  await screen.findByRole('heading', { name: ru.messages.title });
};

const dead = (id: number, kind: string, reason: string) => ({
  id,
  kind,
  reason,
  channel: 'telegram' as const,
  state: 'refused' as const,
  attempts: 1,
  created_at: '2026-11-28T05:00:00Z',
  enquiry: null,
  retriable: true,
});

it('shows recipient, subject and reason of a failed message', async () => {
  const messages = [
    dead(1, 'staff_news', 'Telegram sendMessage answered 400: Bad Request: chat not found'),
    dead(2, 'visit_ready_telegram', 'Telegram sendMessage answered 403: Forbidden'),
    dead(3, 'booking_sms', 'Eskiz /api/message/sms/send: no answer in time'),
  ];
  await openMessages({ channels: [], dead: messages });
  const { messageKind: kind, messageReason: reason } = ru;
  const { toStaff, toCustomer } = ru.messages;
  for (const head of [
    `${toStaff}: ${kind.staff_news}`,
    `${toCustomer}: ${kind.visit_ready}`,
    `${toCustomer}: ${kind.booking}`,
  ])
    expect(await screen.findByText(head)).toBeVisible();
  for (const why of [reason.chatNotFound, reason.blocked, reason.silent])
    expect(screen.getByText(new RegExp(why))).toBeVisible();
  expect(document.body).not.toHaveTextContent(/answered|Forbidden/);
});

it('shows failed messages beside a working channel and names every message kind', async () => {
  const kinds = Object.keys(messageKinds);
  const channel = {
    channel: 'telegram',
    set_up: true,
    state: 'well',
    waiting: 0,
    failed: 3,
    since: null,
    reason: null,
  } as const;
  await openMessages({ channels: [channel], dead: kinds.map((kind, id) => dead(id + 1, kind, '')) });
  expect(await screen.findByText(/не дошло 3 сообщения/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[a-z]_[a-z]/);
});
