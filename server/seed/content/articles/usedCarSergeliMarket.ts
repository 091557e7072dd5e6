import type { ArticleSeed } from '../../types';

export const usedCarSergeliMarket: ArticleSeed = {
  id: 10,
  slug: 'used-car-sergeli-market',
  category: 'buying',
  tags: ['used-car', 'engine', 'gas-fuel'],
  publishedDate: '2026-03-05',
  photo: '/media/articles/used-car-sergeli-market.960x640.webp',
  title: {
    ru: 'Покупаем машину на Сергелийском авторынке: план на одно утро',
    uz: 'Sergeli mashina bozoridan avtomobil olamiz: bir tonglik reja',
  },
  blocks: [
    {
      title: { ru: 'Вечером накануне', uz: 'Bir kun oldin kechqurun' },
      info: {
        ru: 'Посмотрите объявления и выпишите три цены: нижнюю, обычную и верхнюю для вашего года и комплектации. Решите заранее, сколько останется на масло, фильтры, шины и переоформление: первые две недели стоят ещё несколько процентов цены. Зарядите телефон, возьмите фонарик, перчатки и знакомого, который не влюблён в эту машину.',
        uz: 'Eʼlonlarni koʻrib chiqing va sizga kerakli yil va komplektatsiya uchun uchta narxni yozib oling: past, odatiy va yuqori. Moy, filtr, shina va rasmiylashtirishga qancha qolishini oldindan hal qiling: dastlabki ikki hafta narxning yana bir necha foizini oladi. Telefonni quvvatlang, chiroq, qoʻlqop va shu mashinaga oshiq boʻlmagan tanishingizni olib boring.',
      },
    },
    {
      title: { ru: 'Документы раньше капота', uz: 'Kapotdan oldin hujjatlar' },
      info: {
        ru: 'Сверьте VIN на кузове, под стеклом и в техпаспорте, а имя владельца с удостоверением продавца. Спросите, есть ли запрет на отчуждение, кредит и неоплаченные штрафы, и проверьте ответ: залоги публикует реестр garov.uz, штрафы видны в электронных государственных услугах. Для машины на газе нужны паспорт баллона и запись о переоборудовании в техпаспорте.',
        uz: 'Kuzovdagi, oyna ostidagi va texpasportdagi VIN raqamini, egasining ismini sotuvchi hujjati bilan solishtiring. Begonalashtirish taqiqi, kredit va toʻlanmagan jarimalar bormi, soʻrang va javobini tekshiring: garovlar garov.uz reyestrida, jarimalar elektron davlat xizmatlarida koʻrinadi. Gazli mashinaga ballon pasporti va texpasportda qayta jihozlash haqidagi yozuv kerak.',
      },
    },
    {
      title: { ru: 'Двадцать минут у машины', uz: 'Mashina yonida yigirma daqiqa' },
      info: {
        ru: 'Приезжайте рано и просите не прогревать мотор: холодный пуск скажет о стуке, дыме и аккумуляторе больше, чем часовая поездка. Под крышкой маслозаливной горловины не должно быть белой пены, в бачке антифриза масляной плёнки. Осмотрите шины: пятна износа с одной стороны намекают на подвеску или удар. Толщиномером пройдите стойки и пороги.',
        uz: 'Erta boring va dvigatelni qizdirib qoʻymaslikni soʻrang: sovuq holda oʻt oldirish taqillash, tutun va akkumulyator haqida bir soatlik yurishdan koʻra koʻproq aytadi. Moy quyish qopqogʻi ostida oq koʻpik, antifriz idishida moy pardasi boʻlmasligi kerak. Shinalarni koʻring: bir tomonlama yeyilish osma yoki zarbadan darak beradi. Qalinlik oʻlchagichni ustun va ostonalardan oʻtkazing.',
      },
    },
    {
      title: { ru: 'Настоящий ли пробег', uz: 'Yurgan masofasi rostmi' },
      info: {
        ru: 'Семейная машина проходит 12–20 тысяч в год, такси — 60–80. Полированный руль, стёртые накладки педалей и продавленное сиденье при «сорока тысячах» не сходятся. Проверьте даты на наклейках замены масла и записи в блоках ABS и коробки сканером: там пробег хранится отдельно от приборной панели.',
        uz: 'Oilaviy mashina yiliga 12–20 ming, taksi 60–80 ming km yuradi. Yaltirab ketgan rul, yeyilgan tepki qoplamalari va choʻkkan oʻrindiq «qirq ming»ga toʻgʻri kelmaydi. Moy almashtirish yorliqlaridagi sanalarni va skaner bilan ABS hamda quti bloklaridagi yozuvlarni tekshiring: u yerda masofa asboblar panelidan alohida saqlanadi.',
      },
    },
    {
      title: { ru: 'Деньги и подпись', uz: 'Pul va imzo' },
      info: {
        ru: 'До передачи денег отвезите машину на подъёмник: честный продавец не откажет. Задаток передавайте под расписку с VIN и суммой. Оформляйте договор купли-продажи на себя в тот же день и не соглашайтесь на генеральную доверенность: по документам машина останется чужой вместе с чужими долгами.',
        uz: 'Pul berishdan oldin mashinani koʻtargichga olib boring, halol sotuvchi rad etmaydi. Zakalatni VIN va summa koʻrsatilgan tilxat bilan bering. Oldi-sotdi shartnomasini oʻsha kuni oʻz nomingizga rasmiylashtiring va bosh ishonchnomaga rozi boʻlmang: hujjatda mashina birovniki, qarzlari bilan birga, boʻlib qolaveradi.',
      },
      photo: '/media/services/pre-purchase-inspection.960x640.webp',
    },
  ],
};
