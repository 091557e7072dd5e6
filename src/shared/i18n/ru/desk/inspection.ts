export const inspection = {
  brakes: 'Тормозные колодки',
  discs: 'Тормозные диски',
  brakeFluid: 'Тормозная жидкость',
  tyres: 'Шины',
  oil: 'Масло в двигателе',
  coolant: 'Охлаждающая жидкость',
  battery: 'Аккумулятор',
  lights: 'Фары и лампы',
  suspension: 'Подвеска',
  shocks: 'Амортизаторы',
  steering: 'Рулевое управление',
  belts: 'Ремни',
  filters: 'Фильтры',
  leaks: 'Течи',
  exhaust: 'Выхлопная система',
  wipers: 'Щётки стеклоочистителя',
  aircon: 'Кондиционер',
  body: 'Кузов и стёкла',
};

export type Inspection = typeof inspection;
