import type { DocumentSeed } from '../../types';

export const returns: DocumentSeed = {
  id: 5,
  slug: 'returns',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Возврат и обмен', uz: 'Qaytarish va almashtirish' },
  body: {
    ru: `Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

Правила составлены по законам «О защите прав потребителей» и «Об электронной коммерции» (ЗРУ-792). Прав, которые даёт закон, они не ограничивают.

## Деталь не подошла

Вернуть или обменять её можно в течение 10 дней после покупки, если:

• её не устанавливали и она цела;
• сохранились упаковка, ярлыки и номера;
• есть чек или другое подтверждение покупки.

Принесите деталь в любой филиал. Если её доставил курьер или почта, обратную дорогу оплачиваете вы.

## Что не возвращается, если нет брака

• Электронные блоки и датчики, которые подключали.
• Масла, жидкости и другие товары, которые вскрыли.
• Детали, сделанные или привезённые под ваш заказ.

## Деталь с браком

Привезите деталь, чек и заказ-наряд, если её ставили у нас. Мы проверим её за 5 рабочих дней и по вашему выбору обменяем, починим, снизим цену или вернём деньги. За проверку вы не платите. Если брак подтвердился, мы платим и за дорогу.

## Недоделка в работе

По гарантии на работы мы переделываем бесплатно в любом филиале. Гарантия действует 6 месяцев, на капитальный ремонт двигателя 12 месяцев или 20 тысяч километров.

## Если заказали на сайте

От заказа, который ещё не отправлен, можно отказаться по телефону без объяснения причин. Предоплату за деталь из наличия мы возвращаем полностью.

## Деньги

Наличные возвращаем в день обращения, на карту деньги приходят за 3–10 банковских дней.

## Если не согласны

Напишите нам на почту из реквизитов. Мы ответим за 10 рабочих дней. Можно обратиться и в Комитет по развитию конкуренции и защите прав потребителей или в суд.`,
    uz: `Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

Qoidalar «Isteʼmolchilarning huquqlarini himoya qilish toʻgʻrisida»gi va «Elektron tijorat toʻgʻrisida»gi (OʻRQ-792) qonunlar asosida tuzilgan. Ular qonun bergan huquqlarni cheklamaydi.

## Qism toʻgʻri kelmadi

Uni xariddan keyin 10 kun ichida qaytarish yoki almashtirish mumkin, agar:

• oʻrnatilmagan va butun boʻlsa;
• qadogʻi, yorliqlari va raqamlari saqlangan boʻlsa;
• chek yoki xaridning boshqa tasdigʻi boʻlsa.

Qismni istalgan filialga olib keling. Uni kuryer yoki pochta yetkazgan boʻlsa, qaytarish yoʻlini siz toʻlaysiz.

## Nuqsoni boʻlmasa, qaytarilmaydi

• Ulangan elektron bloklar va datchiklar.
• Ochilgan moy, suyuqlik va boshqa tovarlar.
• Buyurtmangiz asosida tayyorlangan yoki keltirilgan qismlar.

## Nuqsonli qism

Qismni, chekni va bizda oʻrnatilgan boʻlsa, zakaz-naryadni olib keling. 5 ish kunida tekshiramiz va tanlovingizga koʻra almashtiramiz, tuzatamiz, narxini tushiramiz yoki pulni qaytaramiz. Tekshiruv uchun toʻlamaysiz. Nuqson tasdiqlansa, yoʻl haqini ham biz toʻlaymiz.

## Ishdagi kamchilik

Ishlarga kafolat boʻyicha istalgan filialda bepul qayta bajaramiz. Kafolat 6 oy, dvigatelning kapital taʼmiriga 12 oy yoki 20 ming km amal qiladi.

## Saytda buyurtma qilgan boʻlsangiz

Hali joʻnatilmagan buyurtmadan sababini aytmasdan telefon orqali voz kechish mumkin. Mavjud qism uchun oldindan toʻlovni toʻliq qaytaramiz.

## Pul

Naqd pulni murojaat kuni qaytaramiz, kartaga pul 3–10 bank kunida tushadi.

## Rozi boʻlmasangiz

Rekvizitlardagi pochtaga yozing. 10 ish kunida javob beramiz. Raqobatni rivojlantirish va isteʼmolchilar huquqlarini himoya qilish qoʻmitasiga yoki sudga ham murojaat qilish mumkin.`,
  },
};
