import type { regions as Source } from '../ru/regions';

export const regions: typeof Source = {
  tashkentCity: 'Toshkent shahri',
  tashkent: 'Toshkent viloyati',
  sirdaryo: 'Sirdaryo viloyati',
  jizzakh: 'Jizzax viloyati',
  samarkand: 'Samarqand viloyati',
  fergana: 'Fargʻona viloyati',
  namangan: 'Namangan viloyati',
  andijan: 'Andijon viloyati',
  kashkadarya: 'Qashqadaryo viloyati',
  surkhandarya: 'Surxondaryo viloyati',
  bukhara: 'Buxoro viloyati',
  navoi: 'Navoiy viloyati',
  khorezm: 'Xorazm viloyati',
  karakalpakstan: 'Qoraqalpogʻiston',
};
