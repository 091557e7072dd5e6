import type { DocumentSeed } from '../../types';

export const offer: DocumentSeed = {
  id: 2,
  slug: 'offer',
  version: 1,
  updatedAt: '2026-11-25',
  title: { ru: 'Публичная оферта', uz: 'Ommaviy oferta' },
  body: {
    ru: `Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

## О чём этот договор

Владелец сети Yolda предлагает любому, кто согласен с этими условиями, услуги автосервиса и запчасти. Реквизиты исполнителя стоят на странице «Реквизиты компании». Оферта составлена по Гражданскому кодексу и закону «Об электронной коммерции» (ЗРУ-792).

## Как заключается договор

• Вы оставляете заявку на сайте или по телефону. Сама заявка ни к чему вас не обязывает.
• Менеджер перезванивает в течение 24 часов и называет время, цену и срок.
• Договор об услуге заключён, когда вы подписали заказ-наряд. Договор о запчасти заключён, когда вы её оплатили.

## Цена

Цена услуги на сайте — это цена работы «от», без запчастей. Точную смету мастер составляет после осмотра, вы подтверждаете её до начала работ. Если при разборке найдётся что-то ещё, мы сначала звоним. Цена запчасти — та, что стоит на сайте в минуту, когда менеджер подтвердил наличие.

## Что обязуемся делать мы

• Выполнить работы из заказ-наряда в названный срок и сдать их вам.
• Показать и отдать снятые детали, если вы об этом просили.
• Выдать чек и заказ-наряд.
• Дать гарантию: на работы 6 месяцев, на капитальный ремонт двигателя 12 месяцев или 20 тысяч километров, на запчасти срок производителя.

## Что обязуетесь делать вы

• Сообщить об автомобиле то, что важно для ремонта.
• Принять работу и оплатить её.
• Забрать автомобиль в течение 3 рабочих дней после звонка о готовности.

## Ответственность и споры

Мы отвечаем за автомобиль, пока он у нас. Претензию можно подать в любом филиале или по почте, мы отвечаем за 10 рабочих дней. Если договориться не удалось, спор решает суд по закону Республики Узбекистан. Права потребителя, которые даёт закон, эта оферта не ограничивает.

## Срок

Оферта действует с даты внизу страницы до новой версии. К начатым работам применяется та версия, при которой они начаты.`,
    uz: `Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Shartnoma nima haqida

Yolda tarmogʻining egasi shu shartlarga rozi boʻlgan har kimga avtoservis xizmatlari va ehtiyot qismlarni taklif qiladi. Ijrochining rekvizitlari «Kompaniya rekvizitlari» sahifasida. Oferta Fuqarolik kodeksi va «Elektron tijorat toʻgʻrisida»gi qonun (OʻRQ-792) asosida tuzilgan.

## Shartnoma qanday tuziladi

• Saytda yoki telefon orqali ariza qoldirasiz. Arizaning oʻzi sizni hech narsaga majbur qilmaydi.
• Menejer 24 soat ichida qoʻngʻiroq qilib, vaqt, narx va muddatni aytadi.
• Xizmat shartnomasi zakaz-naryadni imzolaganingizda tuzilgan boʻladi. Ehtiyot qism shartnomasi uni toʻlaganingizda tuzilgan boʻladi.

## Narx

Saytdagi xizmat narxi — ehtiyot qismlarsiz boshlangʻich ish narxi. Aniq smetani usta koʻrikdan keyin tuzadi, siz uni ish boshlanishidan oldin tasdiqlaysiz. Ochganda yana biror narsa chiqsa, avval qoʻngʻiroq qilamiz. Ehtiyot qism narxi — menejer borligini tasdiqlagan paytda saytda turgan narx.

## Bizning majburiyatlarimiz

• Zakaz-naryaddagi ishlarni aytilgan muddatda bajarish va sizga topshirish.
• Soʻragan boʻlsangiz, yechib olingan qismlarni koʻrsatish va qaytarish.
• Chek va zakaz-naryad berish.
• Kafolat berish: ishlarga 6 oy, dvigatelning kapital taʼmiriga 12 oy yoki 20 ming km, ehtiyot qismlarga ishlab chiqaruvchining muddati.

## Sizning majburiyatlaringiz

• Avtomobil haqida taʼmir uchun muhim narsalarni aytish.
• Ishni qabul qilish va toʻlash.
• Tayyor degan qoʻngʻiroqdan keyin 3 ish kuni ichida avtomobilni olib ketish.

## Javobgarlik va nizolar

Avtomobil bizda turganida uning uchun javob beramiz. Daʼvoni istalgan filialga yoki pochta orqali berish mumkin, 10 ish kunida javob beramiz. Kelishib boʻlmasa, nizoni Oʻzbekiston Respublikasi qonuni boʻyicha sud hal qiladi. Bu oferta isteʼmolchining qonundagi huquqlarini cheklamaydi.

## Muddat

Oferta sahifa oxiridagi sanadan yangi versiyagacha amal qiladi. Boshlangan ishlarga ular boshlangan paytdagi versiya qoʻllanadi.`,
  },
};
