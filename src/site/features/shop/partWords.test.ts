import { createI18n } from '#shared/i18n/createI18n';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { fitText, partPrice, stockText } from './StockLabel';

const russian = createI18n('ru', ru).t;
const uzbek = createI18n('uz', uz).t;

describe('what is said about a part', () => {
  it('prints a price with the label of its language', () => {
    expect(partPrice('285000.00', 'ru', russian)).toBe('285\u00a0000\u00a0сум');
    expect(partPrice('95000.50', 'uz', uzbek)).toBe('95\u00a0000,50\u00a0soʻm');
  });

  it('prints no label behind words, and says who knows a missing price', () => {
    expect(partPrice('по запросу', 'ru', russian)).toBe('по запросу');
    expect(partPrice(' ', 'ru', russian)).toBe('Цену назовёт менеджер');
  });

  it('names models, or all of them', () => {
    expect(fitText({ brand: 'Chevrolet', models: ['Cobalt', 'Gentra'] }, russian)).toBe('Chevrolet: Cobalt, Gentra');
    expect(fitText({ brand: 'Lada', models: [] }, uzbek)).toBe('Lada: barcha modellar');
  });

  it('is silent about stock that the server does not know', () => {
    expect(stockText({}, russian)).toBeNull();
    expect(stockText({ in_stock: false }, russian)).toBe('Под заказ');
  });

  it('counts in Russian', () => {
    const found = [1, 2, 5, 11, 21, 48].map((count) => russian('shop.found', { count }));
    expect(found).toEqual(['1 товар', '2 товара', '5 товаров', '11 товаров', '21 товар', '48 товаров']);
  });
});
