import type { ArticleSeed } from '../../types';

export const fuelOctaneAndQuality: ArticleSeed = {
  id: 8,
  slug: 'fuel-octane-and-quality',
  category: 'technology',
  tags: ['engine', 'gas-fuel'],
  publishedDate: '2026-01-29',
  photo: '/media/articles/fuel-octane-and-quality.960x640.webp',
  title: {
    ru: 'АИ-92 или АИ-95: что на самом деле нужно вашему двигателю',
    uz: 'AI-92 yoki AI-95: dvigatelingizga aslida qaysi biri kerak',
  },
  blocks: [
    {
      title: { ru: 'Что показывает октановое число', uz: 'Oktan soni nimani bildiradi' },
      info: {
        ru: 'Октановое число говорит только о том, насколько бензин устойчив к самовоспламенению при сжатии. Оно ничего не сообщает о чистоте и о том, сколько энергии в литре. Поэтому 95-й в моторе, рассчитанном на 92-й, не прибавит ни мощности, ни ресурса. А вот бензин с числом ниже требуемого вызывает детонацию, и она бьёт по поршням.',
        uz: 'Oktan soni faqat benzin siqilganda oʻz-oʻzidan yonib ketishga qanchalik chidamliligini koʻrsatadi. U yonilgʻining tozaligi yoki bir litrdagi energiya haqida hech narsa demaydi. Shuning uchun 92 ga moʻljallangan dvigatelga quyilgan 95 quvvat ham, umr ham qoʻshmaydi. Talabdan past oktanli benzin esa detonatsiyaga olib keladi va porshenlarga zarba beradi.',
      },
    },
    {
      title: {
        ru: 'Какой лить в Cobalt, Gentra, Onix и Tracker',
        uz: 'Cobalt, Gentra, Onix va Tracker uchun qaysi biri mos',
      },
      info: {
        ru: 'Правильный ответ написан в руководстве и часто на крышке лючка бака. Атмосферные моторы Cobalt, Gentra, Spark и Nexia спокойно работают на 91–92. Турбомоторы Onix и Tracker сильнее нагреваются под нагрузкой, и в жару или в горах им полезен 95-й. Бензин АИ-80 для современных впрысковых двигателей не подходит.',
        uz: 'Toʻgʻri javob qoʻllanmada va koʻpincha bak qopqogʻida yozilgan. Cobalt, Gentra, Spark va Nexia modellarining turbosiz dvigatellari 91–92 da bemalol ishlaydi. Onix va Tracker modellarining turbo dvigatellari yuklama ostida koʻproq qiziydi, jaziramada yoki togʻda ularga 95 foydali. AI-80 benzini zamonaviy purkovchi dvigatellarga toʻgʻri kelmaydi.',
      },
    },
    {
      title: { ru: 'Как выбрать заправку', uz: 'Yonilgʻi shoxobchasini qanday tanlash mumkin' },
      info: {
        ru: 'Заправляйтесь там, где большой поток машин: бензин не застаивается и в баке не копится вода. Не заезжайте, когда сливают бензовоз: он поднимает осадок со дна резервуара. Берите чек и хотя бы раз в месяц считайте расход на полном баке. Рост на пять и более процентов без других причин — повод сменить заправку.',
        uz: 'Mashina oqimi katta joyda yonilgʻi quying: benzin turib qolmaydi va idishda suv yigʻilmaydi. Benzin tashuvchi quyayotgan paytda kirmang: u idish tubidagi choʻkmani koʻtaradi. Chek oling va oyda bir marta toʻla bakda sarfni hisoblang. Boshqa sababsiz besh foizdan koʻp oshsa, shoxobchani almashtiring.',
      },
    },
    {
      title: { ru: 'Если залили плохой бензин', uz: 'Yomon benzin quyib yuborsangiz' },
      info: {
        ru: 'Признаки появляются через несколько километров: звон под нагрузкой, рывки, Check Engine, тяжёлый запуск. Не давите на газ и не докатывайте бак до конца. Разбавьте его хорошим бензином с более высоким октаном, а если мотор глохнет, слейте бак в сервисе. Красный налёт на свечах говорит о железосодержащих присадках, такие свечи только менять. Сохраните чек и образец, если собираетесь жаловаться.',
        uz: 'Belgilar bir necha kilometrdan keyin bilinadi: yuklamada jiringlash, siltanish, Check Engine, qiyin oʻt olish. Gazni bosmang va bakni oxirigacha ishlatmang. Uni oktani yuqoriroq yaxshi benzin bilan aralashtiring, dvigatel oʻchib qolaversa, bakni servisda toʻktiring. Shamlardagi qizil qatlam temirli qoʻshimchadan darak beradi, bunday shamlar faqat almashtiriladi. Shikoyat qilmoqchi boʻlsangiz, chek va namunani saqlang.',
      },
    },
  ],
};
