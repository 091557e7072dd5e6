import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { changedAt } from './changedAt';
import { users } from './customers';
import { hidden } from './hidden';
import { localized } from './localized';

/** What the law wants to be read: policies, the offer, the details of the company. In the order of `position`, then id. */
export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  title: localized('title'),
  /** Plain text (contract/company.ts says how it is divided). */
  body: localized('body'),
  /** Raised by whoever changes what it says. Of the personal-data policy it is what people agree to. */
  version: integer().notNull().default(1),
  position: integer().notNull().default(0),
  changedAt: changedAt(),
});

/** Where else the company is found. */
export const companyLinks = pgTable('company_links', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  /** telegram, whatsapp, email, instagram and so on. */
  kind: text().notNull(),
  /** An e-mail as it is written, anything else https://… */
  address: text().notNull(),
  position: integer().notNull().default(0),
});

/** Which versions of the personal-data policy a customer has agreed to. An enquiry carries its own. */
export const consents = pgTable(
  'consents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** In which it was read. */
    language: text().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
