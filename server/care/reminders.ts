import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { dateAt, dayNumberOf } from '#contract/rules/clock';
import { pagePath } from '#contract/rules/pages';
import { type NewMessage, storeAll } from '../messages/outbox';
import { secondsUntilQuietEnds } from '../messages/quietHours';
import { hashOfPhone } from '../platform/auth/phones';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { users } from '../platform/db/schema/accounts';
import { carReminders, notificationPreferences } from '../platform/db/schema/carCare';
import type { Localized } from '../platform/db/schema/columns';
import { carDocumentKinds } from '../platform/db/schema/visible';
import { pageAddress } from '../platform/http/addresses';
import { type DueReminder, dueSms, dueTelegram } from './texts';
import { type MaintenanceState, readUpcomingMaintenance } from './upcomingMaintenance';

const REMIND_DAYS_BEFORE_DUE = 14;
const BATCH = 500;
const GARAGE = pagePath('garage');

type Reminding = { db: Database; config: Pick<Config, 'siteUrl' | 'secrets'>; now?: number; most?: number };
type Customer = Pick<
  typeof notificationPreferences.$inferSelect,
  'userId' | 'channel' | 'language' | 'quietFrom' | 'quietTo' | 'chatId'
> & {
  phone: string;
};
type DocumentKind = { id: number; name: Localized; remindDays: number };
type Fact = { car: number; fact: string; title: Localized } & Omit<DueReminder, 'title'>;

/**
 * Sends one reminder for each due item, in one notification per customer. Checks each customer once a day. Concurrent
 * processes share the batches of 8 statements. Returns the number of notified customers.
 */
export async function remindAll({ db, config, now = Date.now(), most = BATCH }: Reminding): Promise<number> {
  let notified = 0;
  for (;;) {
    const done = await db.transaction((tx) => remindSome(tx, { config, now, most }));
    notified += done.notified;
    if (done.checked < most) return notified;
  }
}

async function remindSome(tx: Database, { config, now, most }: Required<Omit<Reminding, 'db'>>) {
  const today = dateAt(now);
  const { rows: customers } = await queryRows<Customer>(
    tx,
    {
      language: 'text',
      userId: 'number',
      channel: 'text',
      quietFrom: 'number',
      quietTo: 'number',
      chatId: 'number?',
      phone: 'text',
    },
    sql`
    select preferences.user_id as "userId", preferences.channel, preferences.language, preferences.quiet_from as "quietFrom", preferences.quiet_to as "quietTo",
      preferences.chat_id::float8 as "chatId", person.phone
    from ${notificationPreferences} preferences join ${users} person on person.id = preferences.user_id
    where preferences.channel <> 'off' and (preferences.looked_on is null or preferences.looked_on <> ${today}::date)
    order by preferences.user_id limit ${most} for update of preferences skip locked`,
  );
  if (customers.length === 0) return { checked: 0, notified: 0 };
  const ids = customers.map(({ userId }) => userId);
  await tx.execute(sql`update ${notificationPreferences} set looked_on = ${today} where user_id in ${ids}`);
  const kinds = await tx
    .select({ id: carDocumentKinds.id, name: carDocumentKinds.name, remindDays: carDocumentKinds.remindDays })
    .from(carDocumentKinds);
  const cars = await readUpcomingMaintenance(tx, sql`car.user_id in ${ids}`, config.secrets.code);
  const facts = cars.flatMap((car) => factsOf(car, kinds).map((fact) => ({ ...fact, userId: car.userId })));
  const fresh = await recordFacts(tx, facts);
  let notified = 0;
  const notifications = customers.flatMap((customer) => {
    const own = facts.filter(({ userId, car, fact }) => userId === customer.userId && fresh.has(`${car}:${fact}`));
    if (own.length === 0) return [];
    notified += 1;
    return messagesTo(customer, own, config, now);
  });
  await storeAll(tx, notifications, config.secrets.code);
  return { checked: customers.length, notified };
}

async function recordFacts(tx: Database, facts: readonly Fact[]): Promise<Set<string>> {
  if (facts.length === 0) return new Set();
  const recorded = await tx
    .insert(carReminders)
    .values(facts.map(({ car, fact }) => ({ carId: car, fact })))
    .onConflictDoNothing()
    .returning({ car: carReminders.carId, fact: carReminders.fact });
  return new Set(recorded.map(({ car, fact }) => `${car}:${fact}`));
}

function factsOf({ id: car, today, due, documents }: MaintenanceState, kinds: readonly DocumentKind[]): Fact[] {
  const from = (date: string, days: number) => dayNumberOf(date) - days <= dayNumberOf(today);
  const ends = documents.flatMap(({ kind, ends_on: until }) => {
    const document = kinds.find(({ id }) => id === kind);
    if (!document || !from(until, document.remindDays)) return [];
    return { car, fact: `document:${kind}:${until}`, title: document.name, until, isOverdue: until < today };
  });
  // Without a record of the fact, a work whose booking is cancelled is due again and is reminded of.
  const works = due.flatMap(({ fact, title, is_overdue: isOverdue, when: until, booking, postponed }) => {
    const isDue = isOverdue || postponed !== null || (until !== null && from(until, REMIND_DAYS_BEFORE_DUE));
    if (booking !== null || postponed?.is_active || !isDue) return [];
    const reminded = postponed ? `${fact}:after:${postponed.until_date ?? postponed.until_mileage}` : fact;
    return { car, fact: reminded, title, until, isOverdue };
  });
  return [...works, ...ends];
}

function messagesTo(
  { userId, channel, language, quietFrom, quietTo, chatId, phone }: Customer,
  facts: readonly Fact[],
  config: Reminding['config'],
  now: number,
): NewMessage[] {
  const link = pageAddress(config.siteUrl, language, GARAGE);
  const [first] = facts;
  const about = {
    key: `due:${userId}:${first?.car}:${first?.fact}`,
    phoneHash: hashOfPhone(phone, config.secrets.code),
    waitSeconds: secondsUntilQuietEnds(now, quietFrom, quietTo),
  };
  if (channel !== 'telegram' || chatId === null)
    return [{ ...about, kind: 'visit_due_sms', message: { phone, text: dueSms(language, link) } }];
  const notified = facts.map(({ title, until, isOverdue }) => ({
    title: localizedOrFallback(title, language),
    until,
    isOverdue,
  }));
  return dueTelegram(language, notified, link).map((text, at) => ({
    ...about,
    ...(at > 0 && { key: `${about.key}:${at + 1}` }),
    kind: 'visit_due_telegram',
    message: { chat: chatId, text },
  }));
}

const FIRST_AFTER_MS = 90_000;
const EVERY_MS = 60 * 60_000;

export const reminders = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const poll = async () => {
      try {
        if ((await remindAll({ db: app.db, config: app.config })) > 0) app.messages.wake();
      } catch (err) {
        app.log.error({ err }, 'reminder sweep failed');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = poll().finally(() => next(EVERY_MS));
      }, delay).unref();
    };
    app.addHook('onListen', async () => next(FIRST_AFTER_MS));
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    });
  },
  { name: 'reminders', dependencies: ['messages'] },
);
