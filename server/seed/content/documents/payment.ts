import type { DocumentSeed } from '../../types';

export const payment: DocumentSeed = {
  id: 4,
  slug: 'payment',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Оплата', uz: 'Toʻlov' },
  body: {
    ru: `Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

## Чем можно заплатить

• Наличными в сумах в любом филиале.
• Картами Uzcard, Humo, Visa и Mastercard.
• Через Click и Payme по QR-коду в филиале.
• Банковским переводом по счёту.

Сайт денег не принимает и данных карт не спрашивает. Если кто-то просит номер карты или код из SMS от нашего имени, это не мы: позвоните в колл-центр.

## Когда платить

За услугу вы платите, когда приняли работу. За деталь из наличия — когда её получаете. За деталь под заказ менеджер просит предоплату и говорит, какую, до заказа.

## Чек

Мы всегда выдаём фискальный чек, а за работы ещё и заказ-наряд. По чеку действует гарантия.

## Для компаний

Компаниям, у которых 5 машин и больше, мы выставляем счёт по договору, с отсрочкой и отчётом по каждому автомобилю. Реквизиты стоят на странице «Реквизиты компании».

## Возврат денег

Деньги возвращаются тем же способом, каким пришли: наличные в день обращения, на карту за 3–10 банковских дней. Подробности — на странице «Возврат и обмен».`,
    uz: `Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Qanday toʻlash mumkin

• Istalgan filialda soʻmda naqd pul bilan.
• Uzcard, Humo, Visa va Mastercard kartalari bilan.
• Filialda QR-kod boʻyicha Click va Payme orqali.
• Hisob boʻyicha bank oʻtkazmasi bilan.

Sayt pul qabul qilmaydi va karta maʼlumotlarini soʻramaydi. Kimdir bizning nomimizdan karta raqamini yoki SMS orqali kelgan kodni soʻrasa, bu biz emasmiz: aloqa markaziga qoʻngʻiroq qiling.

## Qachon toʻlanadi

Xizmat uchun ishni qabul qilganingizda toʻlaysiz. Mavjud qism uchun — uni olganingizda. Buyurtma qism uchun menejer oldindan toʻlov soʻraydi va qanchaligini buyurtmadan oldin aytadi.

## Chek

Har doim fiskal chek, ishlar uchun esa zakaz-naryad ham beramiz. Kafolat chek boʻyicha amal qiladi.

## Kompaniyalar uchun

5 va undan koʻp mashinasi bor kompaniyalarga shartnoma asosida, muddatli toʻlov va har bir avtomobil boʻyicha hisobot bilan hisob yozamiz. Rekvizitlar «Kompaniya rekvizitlari» sahifasida.

## Pulni qaytarish

Pul qanday kelgan boʻlsa, shunday qaytadi: naqd pul murojaat kuni, kartaga 3–10 bank kunida. Batafsil — «Qaytarish va almashtirish» sahifasida.`,
  },
};
