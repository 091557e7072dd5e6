import type { DocumentSeed } from '../../types';

export const personalData: DocumentSeed = {
  id: 1,
  slug: 'personal-data',
  version: 4,
  updatedAt: '2026-11-28',
  title: { ru: 'Политика обработки персональных данных', uz: 'Shaxsiy maʼlumotlarni qayta ishlash siyosati' },
  body: {
    ru: `! Это образец для демонстрации сайта. Перед публикацией его должен проверить юрист.

## Кто обрабатывает данные

Оператор данных — владелец сети автосервисов Yolda. Его реквизиты, адрес и почта стоят на странице «Реквизиты компании». Мы обрабатываем данные по закону Республики Узбекистан «О персональных данных» (ЗРУ-547).

## Какие данные мы собираем

• Из заявки: имя, телефон, марку и модель автомобиля, удобный филиал и текст сообщения.
• При регистрации: имя, фамилию, дату рождения, пол и телефон. Пароль хранится только в виде, из которого его нельзя восстановить.
• Из гаража: VIN, госномер, год выпуска и пробег автомобиля, если вы их внесли; до какого дня действуют его документы, если вы это указали.
• Из визита: автомобиль, госномер, VIN и пробег, работы и запчасти, что нашли при осмотре, фотографии, ваши ответы на смету и отзыв.
• Из записи на время: имя, телефон, автомобиль и год выпуска, услуги, филиал, время и то, что вы написали; если вы ждёте место, день, которого ждёте.
• Из Telegram: номер вашего чата, если вы сами открыли там ссылку своей заявки.
• Ради безопасности: время входа, вид устройства и часть сетевого адреса.

Мы не просим паспортных данных и не собираем сведений о здоровье, взглядах и убеждениях.

## Зачем они нужны

• Чтобы перезвонить по заявке, записать на сервис или подобрать запчасть.
• Чтобы вести ваш гараж и узнавать вас при входе.
• Чтобы вести историю автомобиля и напоминать о сроках, если вы этого захотели.
• Чтобы отправить код подтверждения по SMS.
• Чтобы сообщить, как идёт заявка: по SMS или, если вы так решили, в Telegram.
• Чтобы защитить учётную запись от чужих.

Рекламы мы не рассылаем и данные не продаём.

## На каком основании

Мы обрабатываем данные с вашего согласия. Вы даёте его отметкой в форме: до вас она не поставлена. Вместе с заявкой или учётной записью мы храним версию этой политики, язык, на котором вы её прочли, и время согласия. Когда политика меняется, при следующем входе мы спрашиваем снова.

## Кому мы их передаём

Оператору SMS — номер телефона и текст сообщения. Telegram, если вы решили следить за заявкой там, — номер чата и текст: номер заявки и что с ней сейчас, без имени и телефона. Серверы Telegram стоят за границей; чтобы он больше ничего не получал, напишите боту /stop. Государственным органам — только по их законному запросу. Больше никому.

О новой заявке наши сотрудники тоже узнают в Telegram: там только её номер, вид и филиал. Кто знает номер заявки и последние четыре цифры телефона, может посмотреть на сайте, что с ней сейчас, и больше ничего.

## Где и сколько они хранятся

Данные хранятся на серверах в Узбекистане. Заявки теряют имя, телефон и номер чата через 3 года, записи на время — имя, телефон и примечание через столько же; ожидание места удаляется после своего дня, записи о входах удаляются через 365 дней, учётная запись живёт, пока вы её не удалите. Вместе с ней хранятся автомобиль, который вы убрали из гаража, и сроки его документов: если добавите его снова, они вернутся. Закрытые визиты остаются для учёта, но с учётной записью из них уходят имя, телефон, госномер и VIN.

## Ваши права

Вы можете узнать, что мы о вас храним, исправить это, получить копию, отозвать согласие и потребовать удаления. Профиль и гараж меняются и удаляются в личном кабинете, там же скачивается копия всего, что мы храним; остальное — по письму на почту из реквизитов. Мы отвечаем за 10 рабочих дней.

## Изменения

Внизу страницы стоят номер версии и дата. Новая версия действует с того дня, когда она опубликована.`,
    uz: `! Bu sayt namoyishi uchun namuna. Eʼlon qilishdan oldin uni yurist tekshirishi kerak.

## Maʼlumotlarni kim qayta ishlaydi

Maʼlumotlar operatori — Yolda avtoservislari tarmogʻining egasi. Uning rekvizitlari, manzili va pochtasi «Kompaniya rekvizitlari» sahifasida. Maʼlumotlarni Oʻzbekiston Respublikasining «Shaxsga doir maʼlumotlar toʻgʻrisida»gi qonuni (OʻRQ-547) boʻyicha qayta ishlaymiz.

## Qanday maʼlumotlarni yigʻamiz

• Arizadan: ism, telefon, avtomobil markasi va modeli, qulay filial va xabar matni.
• Roʻyxatdan oʻtishda: ism, familiya, tugʻilgan sana, jins va telefon. Parol faqat qayta tiklab boʻlmaydigan koʻrinishda saqlanadi.
• Garajdan: VIN, davlat raqami, ishlab chiqarilgan yil va masofa, agar ularni kiritgan boʻlsangiz; hujjatlari qaysi kungacha amal qilishi, agar koʻrsatgan boʻlsangiz.
• Tashrifdan: avtomobil, davlat raqami, VIN va masofa, ishlar va ehtiyot qismlar, koʻrikda topilganlar, suratlar, smetaga javoblaringiz va sharh.
• Vaqtga yozilishdan: ism, telefon, avtomobil va ishlab chiqarilgan yili, xizmatlar, filial, vaqt va yozganlaringiz; joy kutayotgan boʻlsangiz, kutayotgan kuningiz.
• Telegramdan: arizangiz havolasini u yerda oʻzingiz ochgan boʻlsangiz, chatingiz raqami.
• Xavfsizlik uchun: kirish vaqti, qurilma turi va tarmoq manzilining bir qismi.

Pasport maʼlumotlarini soʻramaymiz, sogʻliq, qarash va eʼtiqodga oid maʼlumotlarni yigʻmaymiz.

## Ular nima uchun kerak

• Ariza boʻyicha qoʻngʻiroq qilish, servisga yozish yoki ehtiyot qism tanlash uchun.
• Garajingizni yuritish va kirishda sizni tanish uchun.
• Avtomobil tarixini yuritish va, oʻzingiz xohlasangiz, muddatlarni eslatish uchun.
• Tasdiqlash kodini SMS orqali yuborish uchun.
• Ariza qanday ketayotganini SMS orqali yoki, oʻzingiz shunday qaror qilsangiz, Telegramda aytish uchun.
• Hisobingizni begonalardan himoya qilish uchun.

Reklama yubormaymiz va maʼlumotlarni sotmaymiz.

## Qanday asosda

Maʼlumotlarni sizning roziligingiz bilan qayta ishlaymiz. Uni shakldagi belgi bilan berasiz: belgi oldindan qoʻyilmagan. Ariza yoki hisob bilan birga siyosatning versiyasini, uni qaysi tilda oʻqiganingizni va rozilik vaqtini saqlaymiz. Siyosat oʻzgarsa, keyingi kirishda yana soʻraymiz.

## Kimga beramiz

SMS operatoriga — telefon raqami va xabar matnini. Arizani Telegramda kuzatishga qaror qilsangiz, Telegramga — chat raqami va matnni: ariza raqami va u hozir qanday holatdaligi, ism va telefonsiz. Telegram serverlari chet elda; u boshqa hech narsa olmasligi uchun botga /stop deb yozing. Davlat organlariga — faqat qonuniy soʻrovi boʻyicha. Boshqa hech kimga.

Yangi ariza haqida xodimlarimiz ham Telegramdan biladi: u yerda faqat uning raqami, turi va filiali bor. Ariza raqamini va telefonning oxirgi toʻrt raqamini bilgan odam saytda uning hozirgi holatini koʻra oladi, boshqa hech narsani emas.

## Qayerda va qancha saqlanadi

Maʼlumotlar Oʻzbekistondagi serverlarda saqlanadi. Arizalardan ism, telefon va chat raqami 3 yildan keyin oʻchadi, vaqtga yozuvlardan ism, telefon va izoh ham shuncha vaqtdan keyin; joy kutish oʻz kunidan keyin oʻchiriladi, kirish yozuvlari 365 kundan keyin oʻchiriladi, hisob esa uni oʻzingiz oʻchirmaguningizcha saqlanadi. Garajdan olib tashlagan avtomobilingiz va uning hujjatlari muddati ham hisob bilan birga saqlanadi: uni qayta qoʻshsangiz, ular ham qaytadi. Yopilgan tashriflar hisob-kitob uchun qoladi, lekin hisobingiz bilan birga ulardan ism, telefon, davlat raqami va VIN oʻchadi.

## Huquqlaringiz

Siz haqingizda nima saqlashimizni bilish, uni tuzatish, nusxasini olish, rozilikni qaytarib olish va oʻchirishni talab qilish huquqingiz bor. Profil va garaj shaxsiy kabinetda oʻzgartiriladi va oʻchiriladi, saqlanadigan hamma narsaning nusxasi ham oʻsha yerdan olinadi; qolgani — rekvizitlardagi pochtaga xat yozib. 10 ish kunida javob beramiz.

## Oʻzgarishlar

Sahifa oxirida versiya raqami va sana bor. Yangi versiya eʼlon qilingan kundan amal qiladi.`,
  },
};
