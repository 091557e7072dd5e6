import type { ServiceDetailSeed } from '../../types';

/** By the slug of the service. */
export const maintenanceDetails: Record<string, ServiceDetailSeed> = {
  'oil-change': {
    priceSedan: '120000.00',
    priceSuv: '150000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Слив масла прогретого двигателя', uz: 'Qizigan dvigateldan moyni toʻkish' },
      { ru: 'Замена масляного фильтра', uz: 'Moy filtrini almashtirish' },
      { ru: 'Новое уплотнение сливной пробки', uz: 'Toʻkish tiqinining yangi zichlagichi' },
      { ru: 'Заливка по уровню и проверка течи', uz: 'Moyni sathigacha quyish va sizishni tekshirish' },
      { ru: 'Осмотр машины снизу', uz: 'Avtomobilni ostidan koʻzdan kechirish' },
      { ru: 'Сброс интервала обслуживания', uz: 'Xizmat oraligʻini nollash' },
    ],
    extras: [
      { name: { ru: 'Промывка двигателя', uz: 'Dvigatelni yuvish' }, priceFrom: '80000.00' },
      { name: { ru: 'Замена воздушного фильтра', uz: 'Havo filtrini almashtirish' }, priceFrom: '30000.00' },
      { name: { ru: 'Замена салонного фильтра', uz: 'Salon filtrini almashtirish' }, priceFrom: '40000.00' },
    ],
    questions: [
      {
        question: { ru: 'Можно приехать со своим маслом?', uz: 'Oʻz moyim bilan kelsam boʻladimi?' },
        answer: {
          ru: 'Да. Проверим, подходит ли оно вашему двигателю по допуску, и заменим. Гарантия на работу остаётся, за масло отвечает тот, кто его продал.',
          uz: 'Ha. Moy zavod ruxsati boʻyicha dvigatelingizga mos kelishini tekshirib, almashtiramiz. Ishga kafolat saqlanadi, moy uchun uni sotgan javob beradi.',
        },
      },
      {
        question: { ru: 'Сколько масла нужно моей машине?', uz: 'Mashinamga qancha moy kerak?' },
        answer: {
          ru: 'Малолитражке обычно нужно 3–3,5 литра, Cobalt и Gentra около 4, кроссоверу 5–6. Берём ровно столько, сколько вошло: остаток отдаём вам.',
          uz: 'Kichik mashinaga odatda 3–3,5 litr, Cobalt va Gentraga 4 litrga yaqin, krossoverga 5–6 litr kerak. Qancha ketsa, shuncha olamiz: qolganini sizga beramiz.',
        },
      },
      {
        question: { ru: 'Когда приезжать в следующий раз?', uz: 'Keyingi safar qachon kelish kerak?' },
        answer: {
          ru: 'В городе с пылью и пробками каждые 7–8 тысяч километров или раз в год. Пробег и дату запишем в карточку, о сроке напомним.',
          uz: 'Chang va tirbandlik koʻp shaharda har 7–8 ming kilometrda yoki yiliga bir marta. Yurilgan masofa va sanani varaqaga yozamiz, muddati kelganda eslatamiz.',
        },
      },
    ],
    parts: ['engine-oil-5w-30-dexos', 'engine-oil-5w-40', 'oil-filter-cobalt', 'oil-filter-hyundai-kia'],
    articles: ['oil-change-interval-heat', 'turbo-engine-care'],
  },
  'scheduled-maintenance': {
    priceSedan: '420000.00',
    priceSuv: '550000.00',
    guaranteeMonths: 6,
    includes: [
      {
        ru: 'Работы по регламенту завода для вашего пробега',
        uz: 'Yurilgan masofangizga mos zavod tartibidagi ishlar',
      },
      { ru: 'Замена масла и масляного фильтра', uz: 'Moy va moy filtrini almashtirish' },
      { ru: 'Замена воздушного и салонного фильтров', uz: 'Havo va salon filtrlarini almashtirish' },
      { ru: 'Проверка тормозов, подвески и рулевого', uz: 'Tormoz, osma va rulni tekshirish' },
      { ru: 'Проверка света, ремней и уровня жидкостей', uz: 'Chiroq, tasma va suyuqliklar sathini tekshirish' },
      { ru: 'Карта осмотра по 60 пунктам', uz: '60 bandli koʻrik varaqasi' },
    ],
    extras: [
      { name: { ru: 'Замена свечей зажигания', uz: 'Oʻt oldirish shamlarini almashtirish' }, priceFrom: '60000.00' },
      { name: { ru: 'Замена тормозной жидкости', uz: 'Tormoz suyuqligini almashtirish' }, priceFrom: '120000.00' },
      { name: { ru: 'Замена охлаждающей жидкости', uz: 'Sovitish suyuqligini almashtirish' }, priceFrom: '150000.00' },
    ],
    questions: [
      {
        question: { ru: 'Сохранится ли заводская гарантия?', uz: 'Zavod kafolati saqlanadimi?' },
        answer: {
          ru: 'Выполняем регламент завода и пишем в заказ-наряд каждую работу и номер каждой детали. Условия гарантии смотрите в сервисной книжке: некоторые заводы требуют обслуживания у дилера.',
          uz: 'Zavod tartibini bajaramiz va zakaz-naryadga har bir ish va qism raqamini yozamiz. Kafolat shartlarini servis kitobchasidan koʻring: ayrim zavodlar dilerda xizmat koʻrsatishni talab qiladi.',
        },
      },
      {
        question: { ru: 'Добавите работы без моего согласия?', uz: 'Roziligimsiz ish qoʻshasizmi?' },
        answer: {
          ru: 'Нет. Нашли лишнее: пришлём фото и цену, делаем только то, что вы подтвердили.',
          uz: 'Yoʻq. Qoʻshimcha nosozlik topilsa, surat va narxini yuboramiz, faqat siz tasdiqlaganini qilamiz.',
        },
      },
      {
        question: { ru: 'Можно ждать в сервисе?', uz: 'Servisda kutib tursam boʻladimi?' },
        answer: {
          ru: 'Да, обслуживание занимает около двух часов. За машиной можно следить через стекло зала или приехать к готовности.',
          uz: 'Ha, xizmat ikki soatga yaqin davom etadi. Mashinani kutish zalidan kuzatish yoki tayyor boʻlganda kelish mumkin.',
        },
      },
    ],
    parts: ['oil-filter-cobalt', 'air-filter-gentra', 'cabin-filter-carbon-malibu', 'spark-plugs-iridium'],
    articles: ['technical-inspection-checklist', 'winter-preparation', 'timing-belt-or-chain'],
  },
  'air-conditioning': {
    priceSedan: '280000.00',
    priceSuv: '350000.00',
    guaranteeMonths: 6,
    includes: [
      { ru: 'Проверка давления и герметичности', uz: 'Bosim va zichlikni tekshirish' },
      { ru: 'Откачка старого хладагента', uz: 'Eski sovitish gazini soʻrib olish' },
      { ru: 'Вакуумирование системы', uz: 'Tizimni vakuumlash' },
      { ru: 'Заправка по весу с маслом и краской', uz: 'Moy va boʻyoq bilan vazn boʻyicha toʻldirish' },
      { ru: 'Замер температуры на выходе', uz: 'Chiqayotgan havo haroratini oʻlchash' },
    ],
    extras: [
      { name: { ru: 'Чистка испарителя от запаха', uz: 'Bugʻlatgichni hiddan tozalash' }, priceFrom: '120000.00' },
      {
        name: { ru: 'Поиск утечки прибором и лампой', uz: 'Sizishni asbob va lampa bilan topish' },
        priceFrom: '100000.00',
      },
      { name: { ru: 'Замена салонного фильтра', uz: 'Salon filtrini almashtirish' }, priceFrom: '40000.00' },
    ],
    questions: [
      {
        question: { ru: 'Как часто заправлять кондиционер?', uz: 'Konditsionerni qanchada bir toʻldirish kerak?' },
        answer: {
          ru: 'Исправный раз в два-три года. Если холода хватает на один сезон, есть утечка: её нужно найти, а не доливать газ.',
          uz: 'Sozini ikki-uch yilda bir marta. Sovuq bir mavsumga yetsa, sizish bor: gaz qoʻshish emas, sizishni topish kerak.',
        },
      },
      {
        question: { ru: 'Хладагент входит в цену?', uz: 'Sovitish gazi narxga kiradimi?' },
        answer: {
          ru: 'R134a до 500 граммов входит. R1234yf стоит дороже, его цену назовём до заправки.',
          uz: '500 grammgacha R134a kiradi. R1234yf qimmatroq, narxini toʻldirishdan oldin aytamiz.',
        },
      },
      {
        question: { ru: 'Что, если через месяц снова тепло?', uz: 'Bir oydan keyin yana sovitmay qoʻysa-chi?' },
        answer: {
          ru: 'Приезжайте: в системе есть ультрафиолетовая краска, утечку найдём бесплатно. Если виновата наша работа, переделаем по гарантии.',
          uz: 'Keling: tizimda ultrabinafsha boʻyoq bor, sizishni bepul topamiz. Ishimizda xato boʻlsa, kafolat boʻyicha qayta qilamiz.',
        },
      },
    ],
    parts: ['cabin-filter-carbon-malibu', 'serpentine-belt-gentra'],
    articles: ['air-conditioner-before-summer', 'cabin-filter-smog'],
  },
  'computer-diagnostics': {
    priceSedan: '120000.00',
    priceSuv: '150000.00',
    guarantee: { ru: 'Повторная проверка бесплатно, 14 дней', uz: 'Qayta tekshiruv 14 kun bepul' },
    includes: [
      {
        ru: 'Чтение ошибок двигателя, коробки, ABS и подушек',
        uz: 'Dvigatel, uzatmalar qutisi, ABS va yostiqchalar xatolarini oʻqish',
      },
      { ru: 'Живые данные датчиков', uz: 'Datchiklarning real vaqtdagi koʻrsatkichlari' },
      { ru: 'Проверка питания и массы', uz: 'Taʼminot va massani tekshirish' },
      { ru: 'Распечатка с объяснением простым языком', uz: 'Sodda tilda izohlangan hisobot' },
      { ru: 'Цена ремонта по каждой причине', uz: 'Har bir sabab boʻyicha taʼmir narxi' },
    ],
    extras: [
      { name: { ru: 'Замер компрессии', uz: 'Kompressiyani oʻlchash' }, priceFrom: '80000.00' },
      { name: { ru: 'Замер давления топлива', uz: 'Yonilgʻi bosimini oʻlchash' }, priceFrom: '70000.00' },
      {
        name: { ru: 'Осмотр цилиндров эндоскопом', uz: 'Silindrlarni endoskop bilan koʻrish' },
        priceFrom: '100000.00',
      },
    ],
    questions: [
      {
        question: { ru: 'Диагностика бесплатная, если чинить у вас?', uz: 'Sizda taʼmirlasam, diagnostika bepulmi?' },
        answer: {
          ru: 'Да, её цена входит в стоимость ремонта той же неисправности.',
          uz: 'Ha, uning narxi oʻsha nosozlik taʼmiriga kiradi.',
        },
      },
      {
        question: {
          ru: 'Сотрёте ошибки, чтобы лампа погасла?',
          uz: 'Chiroq oʻchishi uchun xatolarni oʻchirib berasizmi?',
        },
        answer: {
          ru: 'Только после устранения причины. Иначе лампа загорится снова, а данные для поиска пропадут.',
          uz: 'Faqat sababi bartaraf etilgandan keyin. Aks holda chiroq yana yonadi, qidirish uchun maʼlumotlar esa yoʻqoladi.',
        },
      },
      {
        question: {
          ru: 'Читаете китайские машины и электромобили?',
          uz: 'Xitoy mashinalari va elektromobillarni oʻqiysizmi?',
        },
        answer: {
          ru: 'Да: BYD, Chery, Haval, Geely, Changan. У электромобилей смотрим ещё и состояние ячеек батареи.',
          uz: 'Ha: BYD, Chery, Haval, Geely, Changan. Elektromobillarda batareya elementlari holatini ham koʻramiz.',
        },
      },
    ],
    parts: ['oxygen-sensor-gentra', 'ignition-coil-cobalt', 'spark-plugs-nickel'],
    articles: ['check-engine-light', 'fuel-octane-and-quality'],
  },
  'pre-purchase-inspection': {
    priceSedan: '350000.00',
    priceSuv: '450000.00',
    guarantee: { ru: 'Вернём деньги за ошибку в отчёте', uz: 'Hisobotdagi xato uchun pulni qaytaramiz' },
    includes: [
      { ru: 'Толщина краски по всему кузову', uz: 'Butun kuzov boʻyoq qalinligi' },
      { ru: 'Следы сварки и геометрия', uz: 'Payvand izlari va geometriya' },
      { ru: 'Компрессия и запись ошибок', uz: 'Kompressiya va xatolar yozuvi' },
      { ru: 'Подвеска, тормоза и утечки на подъёмнике', uz: 'Koʻtargichda osma, tormoz va sizishlar' },
      { ru: 'Сверка номеров и пробега по блокам', uz: 'Raqamlar va masofani bloklar boʻyicha solishtirish' },
      { ru: 'Сумма ближайших вложений', uz: 'Yaqin orada kerak boʻladigan xarajatlar' },
    ],
    extras: [
      { name: { ru: 'Выезд мастера на авторынок', uz: 'Ustaning avtomobil bozoriga borishi' }, priceFrom: '200000.00' },
      { name: { ru: 'Проверка газового оборудования', uz: 'Gaz jihozini tekshirish' }, priceFrom: '80000.00' },
      {
        name: { ru: 'Проверка батареи электромобиля', uz: 'Elektromobil batareyasini tekshirish' },
        priceFrom: '150000.00',
      },
    ],
    questions: [
      {
        question: { ru: 'Нужен ли на проверке продавец?', uz: 'Tekshiruvda sotuvchi boʻlishi shartmi?' },
        answer: {
          ru: 'Да, машину привозит он или даёт согласие. Без владельца мы её не разбираем и не подключаем.',
          uz: 'Ha, mashinani u olib keladi yoki rozilik beradi. Egasisiz uni ochmaymiz va skanerga ulamaymiz.',
        },
      },
      {
        question: { ru: 'Скажете, покупать или нет?', uz: 'Olish yoki olmaslikni aytasizmi?' },
        answer: {
          ru: 'Покажем, что нашли, и сколько стоит ремонт. Решаете вы: с отчётом удобно торговаться.',
          uz: 'Nima topganimizni va taʼmiri qancha turishini koʻrsatamiz. Qaror sizniki: hisobot bilan savdolashish oson.',
        },
      },
      {
        question: { ru: 'А если вы что-то пропустите?', uz: 'Biror narsani oʻtkazib yuborsangiz-chi?' },
        answer: {
          ru: 'Всё проверенное перечислено в отчёте с подписью мастера. Если пункт отмечен исправным, а это не так, вернём деньги за проверку.',
          uz: 'Tekshirilganlarning hammasi usta imzolagan hisobotda yozilgan. Soz deb belgilangan band nosoz chiqsa, tekshiruv pulini qaytaramiz.',
        },
      },
    ],
    parts: [],
    articles: ['used-car-sergeli-market', 'paint-thickness-check', 'technical-inspection-checklist'],
  },
};
