import { createI18n } from '#shared/i18n/createI18n';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { carsText, fitOf } from './fit';
import { fitText, partPrice, stockText } from './StockLabel';

const russian = createI18n('ru', ru).t;
const uzbek = createI18n('uz', uz).t;

describe('texts of a part', () => {
  it('formats a price with the currency in its language', () => {
    expect(partPrice('285000.00', 'ru', russian)).toBe('285\u00a0000\u00a0сум');
    expect(partPrice('95000.50', 'uz', uzbek)).toBe('95\u00a0000,50\u00a0soʻm');
  });

  it('shows a price in words unchanged, and a text for a missing price', () => {
    expect(partPrice('по запросу', 'ru', russian)).toBe('по запросу');
    expect(partPrice(' ', 'ru', russian)).toBe('Цену назовёт менеджер');
  });

  it('lists the models that a part fits, or “all models”', () => {
    expect(fitText({ brand: 'Chevrolet', models: ['Cobalt', 'Gentra'] }, russian)).toBe('Chevrolet: Cobalt, Gentra');
    expect(fitText({ brand: 'Lada', models: [] }, uzbek)).toBe('Lada: barcha modellar');
  });

  it('returns no stock text if the stock is unknown', () => {
    expect(stockText({}, russian)).toBeNull();
    expect(stockText({ in_stock: false }, russian)).toBe('Под заказ');
  });

  it('uses Russian plural forms for the number of parts', () => {
    const found = [1, 2, 5, 11, 21, 48].map((count) => russian('shop.found', { count }));
    expect(found).toEqual(['1 товар', '2 товара', '5 товаров', '11 товаров', '21 товар', '48 товаров']);
  });
});

describe('the fit of a part', () => {
  const fits = [
    { brand: 'Chevrolet', models: ['Cobalt', 'Gentra'] },
    { brand: 'Lada', models: [] },
  ];

  it.each([
    [{ brand: 'Chevrolet', model: 'Cobalt' }, 'fits'],
    [{ brand: 'Chevrolet', model: 'Malibu' }, 'not'],
    [{ brand: 'Chevrolet' }, 'some'],
    [{ brand: 'Lada', model: 'Vesta' }, 'fits'],
    [{ brand: 'Lada' }, 'fits'],
    [{ brand: 'Kia', model: 'K5' }, 'not'],
  ])('for the car %j is "%s"', (car, fit) => {
    expect(fitOf(fits, car)).toBe(fit);
  });

  it('is unstated if the part lists no cars', () => {
    expect(fitOf([], { brand: 'Kia' })).toBe('unstated');
  });

  it('names at most two models, and counts each other model once', () => {
    expect(carsText(fits, russian)).toBe('Cobalt, Gentra и ещё 1');
    expect(carsText([...fits, { brand: 'Ravon', models: ['Gentra'] }], uzbek)).toBe('Cobalt, Gentra va yana 1 ta');
    expect(carsText(fits.slice(1), russian)).toBe('Lada');
  });
});
