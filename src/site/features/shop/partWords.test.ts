import { createI18n } from '#shared/i18n/createI18n';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { fitText, partPrice, stockText } from './StockLabel';

const russian = createI18n('ru', ru).t;
const uzbek = createI18n('uz', uz).t;

describe('texts of a part', () => {
  it('formats a price with the currency in its language', () => {
    expect(partPrice('285000.00', 'ru', russian)).toBe('285\u00a0000\u00a0сум');
    expect(partPrice('95000.50', 'uz', uzbek)).toBe('95\u00a0000,50\u00a0soʻm');
  });

  it('adds no currency to text, and explains a missing price', () => {
    expect(partPrice('по запросу', 'ru', russian)).toBe('по запросу');
    expect(partPrice(' ', 'ru', russian)).toBe('Цену назовёт менеджер');
  });

  it('lists models, or all of them', () => {
    expect(fitText({ brand: 'Chevrolet', models: ['Cobalt', 'Gentra'] }, russian)).toBe('Chevrolet: Cobalt, Gentra');
    expect(fitText({ brand: 'Lada', models: [] }, uzbek)).toBe('Lada: barcha modellar');
  });

  it('shows nothing about unknown stock', () => {
    expect(stockText({}, russian)).toBeNull();
    expect(stockText({ in_stock: false }, russian)).toBe('Под заказ');
  });

  it('uses Russian plural forms', () => {
    const found = [1, 2, 5, 11, 21, 48].map((count) => russian('shop.found', { count }));
    expect(found).toEqual(['1 товар', '2 товара', '5 товаров', '11 товаров', '21 товар', '48 товаров']);
  });
});
