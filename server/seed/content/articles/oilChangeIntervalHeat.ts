import type { ArticleSeed } from '../../types';

export const oilChangeIntervalHeat: ArticleSeed = {
  id: 19,
  slug: 'oil-change-interval-heat',
  category: 'maintenance',
  tags: ['oil-and-filters', 'engine', 'heat-and-dust'],
  publishedDate: '2026-07-16',
  photo: '/media/articles/oil-change-interval-heat.960x640.webp',
  title: {
    ru: 'Как часто менять моторное масло в нашем климате',
    uz: 'Bizning iqlimda motor moyini necha kilometrda almashtirish kerak',
  },
  blocks: [
    {
      title: { ru: 'Почему 15 тысяч не для нас', uz: 'Nega 15 ming bizga toʻgʻri kelmaydi' },
      info: {
        ru: 'Интервал 10–15 тысяч завод считает для ровных дорог и умеренной температуры. Пробки, пыль, короткие поездки, жара и газ в любой сервисной книжке относятся к тяжёлым условиям, и срок для них вдвое меньше. Для Ташкента и областей разумно 7–8 тысяч километров на синтетике и не реже раза в год.',
        uz: '10–15 ming km oraligʻini zavod tekis yoʻl va moʻtadil harorat uchun hisoblaydi. Tirbandlik, chang, qisqa yoʻllar, issiq va gaz har qanday xizmat daftarchasida ogʻir sharoit deb yoziladi va muddat ikki barobar qisqaradi. Toshkent va viloyatlar uchun sintetikada 7–8 ming km, kamida yiliga bir marta almashtirish maʼqul.',
      },
    },
    {
      title: { ru: 'Считайте моточасы, а не только километры', uz: 'Faqat kilometrni emas, motosoatni ham hisoblang' },
      info: {
        ru: 'В плотном городском движении средняя скорость около 20–25 км/ч, и 8 тысяч километров — это больше трёхсот часов работы мотора. По трассе за те же часы проехали бы 25 тысяч. Если бортовой компьютер показывает среднюю скорость, разделите на неё пробег: после 250–300 часов масло пора менять.',
        uz: 'Tigʻiz shahar harakatida oʻrtacha tezlik soatiga 20–25 km atrofida, 8 ming kilometr esa dvigatelning uch yuz soatdan ortiq ishi demak. Trassada shu vaqtda 25 ming yurgan boʻlardingiz. Bort kompyuteri oʻrtacha tezlikni koʻrsatsa, masofani unga boʻling: 250–300 soatdan keyin moyni almashtirish vaqti keladi.',
      },
    },
    {
      title: { ru: 'Вязкость и допуск', uz: 'Qovushqoqlik va zavod ruxsati (dopusk)' },
      info: {
        ru: 'Берите вязкость из руководства: для большинства наших Chevrolet это 5W-30 с допуском dexos. В жару на машинах с большим пробегом руководство часто разрешает 5W-40, оно держит плёнку надёжнее. Переходить на 10W-40 «чтобы не ела» не стоит: зимой такое масло медленно доходит до головки, а расход лечат кольцами и колпачками.',
        uz: 'Qovushqoqlikni qoʻllanmadan oling: koʻpchilik Chevrolet uchun bu dexos ruxsatli 5W-30. Koʻp yurgan mashinalarda qoʻllanma issiq paytda 5W-40 ga ham ruxsat beradi, u pardani mustahkamroq ushlaydi. «Moy yemasin» deb 10W-40 ga oʻtmang: qishda bunday moy kallakka sekin yetib boradi, moy sarfi esa halqa va qalpoqchalarni almashtirib davolanadi.',
      },
    },
    {
      title: { ru: 'Уровень раз в неделю', uz: 'Sath haftada bir marta' },
      info: {
        ru: 'Проверяйте щуп утром на ровном месте или через десять минут после остановки. Между рисками около литра, держите уровень в верхней половине. Расход до трёхсот граммов на тысячу километров у пробежного мотора ещё терпим, выше ищите причину. Тёмный цвет сам по себе не дефект: масло моет мотор.',
        uz: 'Moy oʻlchagichni ertalab tekis joyda yoki toʻxtagandan oʻn daqiqa keyin tekshiring. Belgilar orasi bir litrcha, sathni yuqori yarmida ushlang. Koʻp yurgan dvigatelda ming kilometrga uch yuz grammgacha sarfga chidasa boʻladi, undan ortigʻining sababini qidiring. Toʻq rangning oʻzi nuqson emas: moy dvigatelni yuvadi.',
      },
    },
    {
      title: { ru: 'Что сделать вместе с заменой', uz: 'Almashtirish bilan birga nima qilish kerak' },
      info: {
        ru: 'Фильтр меняют каждый раз, прокладку сливной пробки тоже. Попросите показать открываемую канистру и оставьте её себе. Пока машина на подъёмнике, осмотрите пыльники, патрубки и колодки. Запишите пробег и дату: без записи через полгода точно не вспомните.',
        uz: 'Filtr har safar, toʻkish tiqini qistirmasi ham har safar almashtiriladi. Kanistrani oldingizda ochishlarini soʻrang va uni olib keting. Mashina koʻtargichda ekan, chang gʻiloflari, patrubok va kolodkalarni koʻzdan kechiring. Masofa va sanani yozib qoʻying: yozuvsiz yarim yildan keyin aniq eslolmaysiz.',
      },
      photo: '/media/services/oil-change.960x640.webp',
    },
  ],
};
