import { type SQL, sql } from 'drizzle-orm';
import type { CustomerHit, CustomerListQuery, CustomerPage, CustomerRow } from '#contract/customers';
import { DESK_MAX_COUNT, DESK_PAGE_SIZE, DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { normalizePlate, vinPart } from '#contract/rules/plates';
import { signedInAt } from '../accounts/deskCustomers';
import type { Database } from '../platform/db/database';
import { containsPattern, cursorTimestamp, hasNames, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars, formerPhones, users } from '../platform/db/schema/accounts';
import { brands, carModels } from '../platform/db/schema/catalog';
import { pageOf, placeOf } from '../platform/http/cursor';
import { customersOf, enquiriesOf, isFoundBy, provenCustomersOf, type Scope, visitsOf } from '../staff/scope';

const MAX_HITS = 8;
const MAX_FORMER_PHONES = 200;

const firstCar = sql`left join lateral (
  select brand.name || ' ' || model.name || ' ' || car.plate as car, brand.id as brand, model.id as model
  from ${cars} car join ${carModels} model on model.id = car.model_id join ${brands} brand on brand.id = model.brand_id
  where car.user_id = person.id and car.removed_at is null order by car.id limit 1) first_car on true`;

/**
 * Returns a page of the customers whom `customersOf` shows to `scope`, newest first. `q` searches names, phones, former
 * phones and plates; of unproven customers only what was entered at visible branches.
 */
export async function listCustomers(
  db: Database,
  { q, after }: CustomerListQuery,
  scope: Scope,
  size = DESK_PAGE_SIZE,
): Promise<CustomerPage> {
  const place = placeOf(after);
  const from = place
    ? sql`(person.created_at, person.id) < (${place.at}::timestamp at time zone 'UTC', ${place.id}::int)`
    : sql`true`;
  const { rows } = await queryRows<CustomerRow & { place: string }>(
    db,
    {
      id: 'number',
      created_at: 'text',
      name: 'text',
      phone: 'text',
      signed_in_at: 'text?',
      cars: 'number',
      enquiries: 'number',
      place: 'text',
    },
    sql`
    select person.id, person.shown_name as name, person.shown_phone as phone,
      case when person.is_proven then (select count(*)::int from ${cars} car
        where car.user_id = person.id and car.removed_at is null)
        else (select count(distinct plate)::int from ${visitsOf(scope)} visit where visit.user_id = person.id) end as cars,
      (select count(*)::int from (select from ${enquiriesOf(scope)} request
        where request.phone = person.shown_phone limit ${DESK_MAX_COUNT}) found) as enquiries,
      ${iso(sql`person.shown_since`)} as created_at, case when person.is_proven then ${signedInAt} end as signed_in_at, ${cursorTimestamp(sql`person.created_at`)} as place
    from ${customersOf(scope)} person where ${q === undefined ? sql`true` : foundBy(q, scope)} and ${from}
    order by person.created_at desc, person.id desc limit ${size + 1}`,
  );
  return pageOf(rows, size);
}

function foundBy(q: string, scope: Scope): SQL {
  const account: SQL[] = [];
  const entered: { visit: SQL[]; booking: SQL[] } = { visit: [], booking: [] };
  const digits = q.replace(/[\s()+\-–.]/g, '');
  if (/^\d{3,}$/.test(digits)) {
    const part = containsPattern(digits);
    account.push(
      sql`person.phone like ${part}`,
      sql`person.id = any(array(select user_id from ${formerPhones} where phone like ${part} limit 200))`,
    );
    entered.visit.push(sql`visit.phone like ${part}`);
    entered.booking.push(sql`booking.phone like ${part}`);
  }
  const plate = normalizePlate(q);
  if (plate.length >= DESK_SEARCH_MIN_LENGTH) {
    const part = containsPattern(plate);
    account.push(
      sql`person.id = any(array(select car.user_id from ${cars} car where car.plate like ${part} limit 200))`,
    );
    entered.visit.push(sql`visit.plate like ${part}`);
    entered.booking.push(sql`booking.plate like ${part}`);
  }
  const vin = vinPart(q);
  if (vin) {
    const part = containsPattern(vin);
    account.push(sql`person.id = any(array(select car.user_id from ${cars} car where car.vin like ${part} limit 200))`);
    entered.visit.push(sql`visit.vin like ${part}`);
  }
  const named = hasNames(sql`person.name_folded`, q);
  if (named) {
    account.push(named);
    entered.visit.push(hasNames(sql`visit.name_folded`, q) ?? sql`false`);
    entered.booking.push(hasNames(sql`booking.name_folded`, q) ?? sql`false`);
  }
  const either = (parts: SQL[]) => (parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`);
  return isFoundBy(scope, either(account), { visit: either(entered.visit), booking: either(entered.booking) });
}

/**
 * Finds persons by phone digits: customers, former owners of the number, customers with a visit, then senders of
 * enquiries. `materialized` makes the planner filter before sorting. Not for digits that start with 998, which match
 * almost every row.
 */
export async function lookUp(db: Database, phone: string, scope: Scope): Promise<CustomerHit[]> {
  const digits = phone.replace('+', '');
  const part = containsPattern(digits);
  const first = digits.startsWith('998') ? sql`not materialized` : sql`materialized`;
  const { rows } = await queryRows<CustomerHit>(
    db,
    {
      id: 'number?',
      brand: 'number?',
      model: 'number?',
      year: 'number?',
      plate: 'text?',
      vin: 'text?',
      name: 'text',
      phone: 'text',
      car: 'text?',
    },
    sql`
    with phones as ${first} (select id from ${users} where phone like ${part}),
    formers as materialized (
      select former.user_id, former.phone from ${formerPhones} former where former.phone like ${part}
        and not exists (select from ${users} later where later.phone = former.phone)
        and not exists (select from ${formerPhones} later where later.phone = former.phone and later.until > former.until)
      limit ${MAX_FORMER_PHONES}
    ), wishes as ${first} (
      select request.* from ${enquiriesOf(scope)} request where request.phone like ${part}
    ), arrivals as ${first} (
      select visit.* from ${visitsOf(scope)} visit where visit.phone like ${part}
    ), known as (
      select person.id, person.phone, person.first_name || ' ' || person.last_name as name, first_car.*
      from ${provenCustomersOf(scope)} person ${firstCar}
      where person.id in (select id from phones) order by person.id desc limit ${MAX_HITS}
    ), had as (
      select person.id, person.phone, person.first_name || ' ' || person.last_name as name, first_car.*
      from ${provenCustomersOf(scope)} person ${firstCar}
      where person.id = any(array(select user_id from formers)) and person.id not in (select id from known)
      order by person.id desc limit ${MAX_HITS}
    ), theirs as (
      select phone from known union all select former.phone from formers former join ${provenCustomersOf(scope)} person on person.id = former.user_id
    ), came as (
      select distinct on (visit.phone, visit.plate) visit.phone, visit.name, visit.car || ' ' || visit.plate as car, model.brand_id as brand,
        model.id as model, visit.year, visit.plate, coalesce(visit.vin, '') as vin
      from (select * from arrivals order by opened_at desc limit 50) visit
        left join ${cars} car on car.id = visit.car_id left join ${carModels} model on model.id = car.model_id
      where not exists (select from theirs where theirs.phone = visit.phone)
      order by visit.phone, visit.plate, visit.opened_at desc
    ), asked as (
      select distinct on (found.phone) found.phone, found.full_name as name, found.brand_id as brand, found.model_id as model
      from (select * from wishes order by created_at desc limit 50) found
      where not exists (select from theirs where theirs.phone = found.phone)
        and not exists (select from came where came.phone = found.phone)
      order by found.phone, found.created_at desc
    )
    select id, phone, name, car, brand, model, null::int as year, null as plate, null as vin from known
    union all select id, phone, name, car, brand, model, null, null, null from had
    union all select null, phone, name, car, brand, model, year, plate, vin from came
    union all select null, phone, name, null, brand, model, null, null, null from asked limit ${MAX_HITS}`,
  );
  return rows;
}
