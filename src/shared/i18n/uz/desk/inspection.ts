import type { Inspection } from '../../ru/desk/inspection';

export const inspection: Inspection = {
  brakes: 'Tormoz kolodkalari',
  discs: 'Tormoz disklari',
  brakeFluid: 'Tormoz suyuqligi',
  tyres: 'Shinalar',
  oil: 'Dvigatel moyi',
  coolant: 'Sovitish suyuqligi',
  battery: 'Akkumulyator',
  lights: 'Faralar va chiroqlar',
  suspension: 'Osma',
  shocks: 'Amortizatorlar',
  steering: 'Rul boshqaruvi',
  belts: 'Tasmalar',
  filters: 'Filtrlar',
  leaks: 'Oqish joylari',
  exhaust: 'Gaz chiqarish tizimi',
  wipers: 'Oyna tozalagichlar',
  aircon: 'Konditsioner',
  body: 'Kuzov va oynalar',
};
