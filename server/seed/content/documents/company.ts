import type { DocumentSeed } from '../../types';

export const company: DocumentSeed = {
  id: 6,
  slug: 'company',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Реквизиты компании', uz: 'Kompaniya rekvizitlari' },
  body: {
    ru: `Это образец для демонстрации сайта: такой компании нет, а номера придуманы. Перед публикацией его должен проверить юрист.

## Компания

• Название: ООО «Yolda Demo».
• ИНН (СТИР): 300000000.
• Директор: Каримов Рустам Шухратович.
• Юридический адрес: 100000, Ташкент, Мирабадский район, улица Образцовая, 1.

## Банк

• Расчётный счёт: 2020 8000 0000 0000 0001.
• Банк: АКБ «Образец», Ташкент.
• МФО: 00000.
• ОКЭД: 45200.

## Лицензии и документы

Ремонт и обслуживание автомобилей в Узбекистане лицензии не требуют, мы работаем по уведомлению. Испытание газовых баллонов проводят аккредитованные пункты по договору с нами.

## Связь

• Колл-центр, круглосуточно: +998 71 200 00 00.
• Почта: info@yolda.example.
• Письма: по юридическому адресу.`,
    uz: `Bu sayt namoyishi uchun namuna: bunday kompaniya yoʻq, raqamlar oʻylab topilgan. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Kompaniya

• Nomi: «Yolda Demo» MChJ.
• STIR: 300000000.
• Direktor: Karimov Rustam Shuhratovich.
• Yuridik manzil: 100000, Toshkent, Mirobod tumani, Namuna koʻchasi, 1.

## Bank

• Hisobraqam: 2020 8000 0000 0000 0001.
• Bank: «Namuna» ATB, Toshkent.
• MFO: 00000.
• IFUT: 45200.

## Litsenziya va hujjatlar

Oʻzbekistonda avtomobillarga xizmat koʻrsatish va ularni taʼmirlash litsenziya talab qilmaydi, biz xabarnoma asosida ishlaymiz. Gaz ballonlarini sinashni biz bilan shartnoma asosida akkreditatsiyadan oʻtgan punktlar oʻtkazadi.

## Aloqa

• Aloqa markazi, kecha-yu kunduz: +998 71 200 00 00.
• Pochta: info@yolda.example.
• Xatlar: yuridik manzilga.`,
  },
};
