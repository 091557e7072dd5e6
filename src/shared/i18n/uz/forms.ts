import type { forms as Source } from '../ru/forms';

export const forms: typeof Source = {
  appointmentTitle: 'Servisga ariza',
  appointmentText:
    'Sizni nima bezovta qilayotganini yozing. Menejer 24 soat ichida qoʻngʻiroq qiladi, vaqt taklif etadi va savollaringizga javob beradi.',
  appointmentCall: 'Shoshilinchmi? Qoʻngʻiroq qiling, biz kecha-yu kunduz aloqadamiz.',
  name: 'Ismingiz',
  phone: 'Telefon',
  brand: 'Marka',
  model: 'Model',
  branch: 'Filial (ixtiyoriy)',
  anyBranch: 'Farqi yoʻq',
  message: 'Nima boʻldi yoki nima qilish kerak',
  brandPlaceholder: 'Masalan, Chevrolet',
  modelPlaceholder: 'Masalan, Cobalt',
  messageHint: 'Masalan: tormoz bosilganda gʻijirlaydi, yurgani 80\u00a0000\u00a0km.',
  send: 'Arizani yuborish',
};
