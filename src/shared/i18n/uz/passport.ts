import type { passport as Source } from '../ru/passport';

export const passport: typeof Source = {
  title: 'Hujjatni tekshirish',
  lead: 'Bu maʼlumotlarni hujjatdagilar bilan solishtiring. Ism va raqam toʻliq koʻrsatilmaydi.',
  genuine: 'Hujjat haqiqiy',
  genuineText: 'Tashrif tariximizda bor va yopilgandan keyin unda hech narsa oʻzgarmagan.',
  broken: 'Hujjatga ishonib boʻlmaydi',
  brokenText: 'Bunday kodli tashrif bor, lekin yozuvi oʻz muhriga mos kelmay qolgan. Filialga qoʻngʻiroq qiling.',
  corrected: 'Bu tashrif keyin tuzatilgan: {{number}}-tashrif amal qiladi.',
  number: 'Tashrif raqami',
  date: 'Sana',
  correctedOn: 'Tuzatilgan sana',
  branch: 'Filial',
  car: 'Avtomobil',
  carOf: '{{car}}, {{year}}-yil',
  mileage: 'Yurgan masofasi',
  km: '{{mileage}}\u00a0km',
  plate: 'Davlat raqami',
  name: 'Mijoz',
  hash: 'Xesh (SHA-256)',
  none: 'Bunday hujjat yoʻq',
  noneText: 'Manzilni toʻliq tekshiring: u hujjat oxirida va QR kodida bor.',
};
