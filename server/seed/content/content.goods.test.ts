import type { Localized } from '../types';
import { branches, regions } from './branches';
import { callCenterPhone, insuranceContacts, roadsideContacts, staff } from './company';
import { models } from './models';
import { brands, partCategories, parts } from './parts/parts';

import { serviceCategories, services } from './services/services';

const lists = { services, serviceCategories, parts, partCategories, brands, models, regions, branches, staff };
const contacts = [...insuranceContacts, ...roadsideContacts];

function textsOf(value: unknown, place: string): { place: string; text: Localized }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ru' in value && 'uz' in value) return [{ place, text: { ru: String(value.ru), uz: String(value.uz) } }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

const texts = textsOf({ ...lists, contacts }, 'content');
const where = (failing: (text: Localized) => boolean) => texts.filter(({ text }) => failing(text)).map((t) => t.place);
const slugs = (list: { slug: string }[]) => new Set(list.map((entry) => entry.slug));
const unused = (list: { slug: string }[], used: Set<string>) => list.filter((entry) => !used.has(entry.slug));
const sentences = (text: string) => text.split(/[.!?](?= |$)/).length - 1;
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('demo services, parts and branches', () => {
  it('have the expected number of rows in each list', () => {
    const counts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
    expect(counts).toMatchObject({ services: 14, serviceCategories: 5, parts: 48, partCategories: 9 });
    expect(counts).toMatchObject({ brands: 24, regions: 8, branches: 14, staff: 8 });
    expect(models.length).toBeGreaterThanOrEqual(140);
  });

  it.each(Object.entries(lists))('have unique positive ids and unique slugs: %s', (_name, list) => {
    expect(repeated(list.map((entry) => entry.id))).toEqual([]);
    expect(repeated(list.map((entry) => entry.slug))).toEqual([]);
    expect(list.filter((entry) => !Number.isInteger(entry.id) || entry.id < 1)).toEqual([]);
    expect(list.filter((entry) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.slug))).toEqual([]);
  });

  it('have unique names of parts, services and branches', () => {
    for (const list of [parts, services, branches]) {
      expect(repeated(list.map((entry) => entry.name.ru))).toEqual([]);
      expect(repeated(list.map((entry) => entry.name.uz))).toEqual([]);
    }
  });

  it('refer only to existing categories, brands and regions', () => {
    expect(services.filter((service) => !slugs(serviceCategories).has(service.category))).toEqual([]);
    expect(parts.filter((part) => !slugs(partCategories).has(part.category))).toEqual([]);
    expect(models.filter((model) => !slugs(brands).has(model.brand))).toEqual([]);
    expect(branches.filter((branch) => !slugs(regions).has(branch.region))).toEqual([]);
  });

  it('use each category, brand and region', () => {
    expect(unused(serviceCategories, new Set(services.map((service) => service.category)))).toEqual([]);
    expect(unused(partCategories, new Set(parts.map((part) => part.category)))).toEqual([]);
    expect(unused(brands, new Set(models.map((model) => model.brand)))).toEqual([]);
    expect(unused(regions, new Set(branches.map((branch) => branch.region)))).toEqual([]);
  });

  it('list only models of its brand for a part', () => {
    const brandOf = new Map(models.map((model) => [model.slug, model.brand]));
    const wrong = parts.flatMap((part) =>
      part.fits.flatMap((fit) =>
        fit.models.filter((model) => brandOf.get(model) !== fit.brand).map((model) => `${part.slug}: ${model}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(parts.filter((part) => repeated(part.fits.map((fit) => fit.brand)).length > 0)).toEqual([]);
  });

  it('have prices as decimal strings, durations in steps of five minutes, and a few parts out of stock', () => {
    const prices = [...parts.map((part) => part.price), ...services.map((service) => service.priceFrom)];
    expect(prices.filter((price) => !/^[1-9]\d{3,8}\.\d{2}$/.test(price))).toEqual([]);
    expect(services.filter((service) => !(service.durationMinutes >= 10 && service.durationMinutes % 5 === 0))).toEqual(
      [],
    );
    expect(parts.filter((part) => !part.inStock).length).toBeGreaterThan(0);
    expect(parts.filter((part) => !part.inStock).length).toBeLessThan(10);
    expect(parts.filter((part) => part.manufacturer.trim() === '')).toEqual([]);
  });

  it('name picture files by slug', () => {
    const pictures = [
      ...services.map((service) => [service.icon, `/media/icons/${service.slug}.svg`]),
      ...services.map((service) => [service.photo, `/media/services/${service.slug}.960x640.webp`]),
      ...parts.map((part) => [part.photo, `/media/parts/${part.slug}.800x800.webp`]),
      ...brands.map((brand) => [brand.logo, `/media/brands/${brand.slug}.svg`]),
      ...branches.map((branch) => [branch.photo, `/media/branches/${branch.slug}.960x640.webp`]),
      ...staff.map((employee) => [employee.photo, `/media/staff/${employee.slug}.640x800.webp`]),
    ];
    expect(pictures.filter(([is, wanted]) => is !== wanted)).toEqual([]);
  });

  it('have branch coordinates near the city of the branch', () => {
    const cities: Record<string, [number, number]> = {
      tashkent: [41.2995, 69.2401],
      samarkand: [39.6542, 66.9597],
      bukhara: [39.7747, 64.4286],
      andijan: [40.7821, 72.3442],
      namangan: [40.9983, 71.6726],
      fergana: [40.3864, 71.7864],
      kashkadarya: [38.8606, 65.7891],
      karakalpakstan: [42.4531, 59.6103],
    };
    const away = branches.filter((branch) => {
      const [latitude, longitude] = cities[branch.region] ?? [0, 0];
      // 0.2 degrees is about 20 km, the distance of Asaka from Andijan.
      return Math.abs(branch.latitude - latitude) > 0.2 || Math.abs(branch.longitude - longitude) > 0.2;
    });
    expect(away.map((branch) => branch.slug)).toEqual([]);
    expect(repeated(branches.map((branch) => `${branch.latitude},${branch.longitude}`))).toEqual([]);
  });

  it('have valid opening hours on weekdays, and valid or no opening hours on weekends', () => {
    const hours = branches.flatMap(({ hours: day }) => [day.weekdays, day.saturday, day.sunday]);
    const pattern = /^(?:([01]\d|2[0-3]):[0-5]\d-(?:([01]\d|2[0-3]):[0-5]\d|24:00))?$/;
    expect(hours.filter((day) => !pattern.test(day) || (day !== '' && day.slice(0, 5) >= day.slice(6)))).toEqual([]);
    expect(hours).toContain('');
    expect(branches.filter((branch) => branch.hours.weekdays === '')).toEqual([]);
  });

  it('have unique phones in the format +998XXXXXXXXX', () => {
    const phones = [
      callCenterPhone,
      ...contacts.map((contact) => contact.phone),
      ...branches.flatMap((branch) => [branch.serviceManagerPhone, branch.storeManagerPhone]),
    ];
    expect(phones.filter((phone) => !/^\+998\d{9}$/.test(phone))).toEqual([]);
    expect(repeated(phones)).toEqual([]);
  });
});

describe('texts of demo services, parts and branches', () => {
  it('exist in both languages, without stray spaces', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(where(({ ru, uz }) => ru === '' || uz === '')).toEqual([]);
    expect(where(({ ru, uz }) => [ru, uz].some((text) => text !== text.trim() || / {2}| [,.;:]/.test(text)))).toEqual(
      [],
    );
  });

  it('describe services and parts in two to six sentences', () => {
    const descriptions = [...services.map((service) => service.description), ...parts.map((part) => part.info)];
    const odd = descriptions.filter((text) => [text.ru, text.uz].some((t) => sentences(t) < 2 || sentences(t) > 6));
    expect(odd).toEqual([]);
  });

  it('contain only the apostrophes ʻ and ʼ in Latin Uzbek', () => {
    expect(where(({ uz }) => /[\u0400-\u04ff]/.test(uz))).toEqual([]);
    expect(where(({ uz }) => /['`‘’´]/.test(uz))).toEqual([]);
    // U+02BB is valid only after o and g. Other apostrophes are U+02BC.
    expect(where(({ uz }) => /(?<![oOgG])\u02bb|[oOgG]\u02bc/.test(uz))).toEqual([]);
    // Common words that lack the ʻ after o or g.
    expect(where(({ uz }) => /\b(togri|boyicha|koprik|yogi|gildirak|boyoq|qoshimcha|ozbek)/i.test(uz))).toEqual([]);
  });

  it('contain no Latin look-alikes in Russian words', () => {
    expect(where(({ ru }) => /[а-яё][a-z]|[a-z][а-яё]/i.test(ru))).toEqual([]);
    expect(where(({ ru }) => !/[а-яё]/i.test(ru))).toEqual([]);
    expect(where(({ ru }) => /['`‘’´ʻʼ]/.test(ru))).toEqual([]);
  });
});
