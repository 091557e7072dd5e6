import { DEMO_PASSWORD } from '../../platform/settings/demoSecrets';
import type { CustomerSeed } from '../types';

/** Demo customers with phones that no mobile operator assigns. */
export const customers: CustomerSeed[] = [
  {
    phone: '+998900000001',
    password: DEMO_PASSWORD,
    firstName: 'Дилшод',
    lastName: 'Рахимов',
    birthdate: '1988-03-14',
    gender: 'M',
    cars: [
      { model: 'chevrolet-cobalt', vin: 'XWBJF69V9JA004512', year: 2018, plate: '01A777AA', mileage: 84500 },
      { model: 'chevrolet-tracker-2', vin: 'XWB5V31B2NA018734', year: 2022, plate: '01456BCA', mileage: 31250 },
    ],
  },
  {
    phone: '+998900000002',
    password: DEMO_PASSWORD,
    firstName: 'Malika',
    lastName: 'Yusupova',
    birthdate: '1995-11-02',
    gender: 'F',
    cars: [],
  },
];
