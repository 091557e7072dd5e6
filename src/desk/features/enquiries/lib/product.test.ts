import { shop as ru } from '../../../../shared/i18n/ru/shop';
import { shop as uz } from '../../../../shared/i18n/uz/shop';
import { productOf } from './product';

const written = (text: string) => text.replace('{{name}}', 'Фильтр (№ салонный)').replace('{{id}}', '17');

it.each([ru.enquiryText, uz.enquiryText])('finds the product in "%s"', (text) => {
  expect(productOf({ section: 'shop', text: `${written(text)}\nНужно два` })).toBe(17);
});

it('finds none where nothing was bought', () => {
  expect(productOf({ section: 'shop', text: 'Фильтр, пожалуйста' })).toBeNull();
  expect(productOf({ section: 'bookCategor_home', text: written(ru.enquiryText) })).toBeNull();
});
