import type { ArticleSeed } from '../../types';

export const turboEngineCare: ArticleSeed = {
  id: 17,
  slug: 'turbo-engine-care',
  category: 'technology',
  tags: ['engine', 'oil-and-filters'],
  publishedDate: '2026-06-18',
  photo: '/media/articles/turbo-engine-care.960x640.webp',
  title: {
    ru: 'Турбомотор Onix и Tracker: пять привычек, которые продлят ему жизнь',
    uz: 'Onix va Tracker turbo dvigateli: umrini uzaytiradigan beshta odat',
  },
  blocks: [
    {
      title: { ru: 'Масло с допуском и ничего другого', uz: 'Faqat zavod ruxsati bor moy' },
      info: {
        ru: 'Ремень ГРМ в трёхцилиндровых Onix и Tracker работает в масле. От неподходящего масла резина разбухает, её крошки забивают сетку маслоприёмника, и мотор остаётся без давления. Нужен допуск dexos1 последнего поколения и вязкость из руководства, для турбоверсий это обычно 5W-30. Меняйте каждые 7–8 тысяч и сохраняйте чеки: по ним судят о гарантии.',
        uz: 'Uch silindrli Onix va Tracker dvigatelida GRM tasmasi moy ichida ishlaydi. Mos kelmaydigan moy rezinani shishiradi, uning uvoqlari moy soʻrgich toʻrini tiqadi va dvigatel bosimsiz qoladi. Soʻnggi avlod dexos1 ruxsati va qoʻllanmadagi qovushqoqlik kerak, turbo rusumlar uchun odatda 5W-30. Har 7–8 ming km da almashtiring va cheklarni saqlang: kafolat shularga qarab hal qilinadi.',
      },
    },
    {
      title: { ru: 'Первые и последние минуты поездки', uz: 'Yoʻlning birinchi va oxirgi daqiqalari' },
      info: {
        ru: 'Турбина вращается больше ста тысяч раз в минуту на плёнке масла. Первые пять минут не поднимайте обороты выше 2500, пока масло не прогрелось. После трассы или подъёма последние километры двигайтесь спокойно и дайте мотору минуту поработать на холостых: иначе масло пригорает на раскалённом валу.',
        uz: 'Turbina moy pardasida daqiqasiga yuz ming martadan koʻp aylanadi. Moy isiguncha dastlabki besh daqiqa aylanishni 2500 dan oshirmang. Trassa yoki tepalikdan keyin oxirgi kilometrlarni xotirjam yuring va dvigatelni bir daqiqa salt ishlating: aks holda moy qizigan valda kuyib qoladi.',
      },
    },
    {
      title: { ru: 'Воздух и топливо', uz: 'Havo va yonilgʻi' },
      info: {
        ru: 'Песчинка для колеса компрессора всё равно что пуля: вовремя меняйте воздушный фильтр и следите за хомутами патрубков. Свист, которого раньше не было, чёрный налёт и вялый разгон говорят о подсосе или трещине. Бензин берите проверенный, в жару и с полной загрузкой лучше 95-й: блок не будет уменьшать наддув из-за детонации.',
        uz: 'Kompressor parragi uchun qum zarrasi oʻqdek gap: havo filtrini vaqtida almashtiring va patrubok xomutlarini kuzating. Ilgari boʻlmagan hushtak, qora qatlam va sust tezlanish havo soʻrilishi yoki darzdan darak beradi. Benzinni ishonchli joydan oling, jaziramada va toʻla yukda 95 yaxshiroq: blok detonatsiya tufayli bosimni kamaytirmaydi.',
      },
    },
    {
      title: { ru: 'Проверка ремня без разборки', uz: 'Tasmani ochmasdan tekshirish' },
      info: {
        ru: 'На части моторов ремень виден через маслозаливную горловину: на подъёмнике мастер оценит трещины и ширину шаблоном. Делайте это раз в год и сразу после покупки машины с пробегом. Если мигнула лампа давления масла, не заводите мотор повторно: снимают поддон и чистят сетку маслоприёмника, это в десятки раз дешевле замены двигателя.',
        uz: 'Baʼzi dvigatellarda tasma moy quyish ogʻzidan koʻrinadi: usta darzlarni va enini andoza bilan baholaydi. Buni yiliga bir marta va ishlatilgan mashina sotib olganda darhol qildiring. Moy bosimi chirogʻi bir lip etib yonsa, dvigatelni qayta oʻt oldirmang: poddon yechilib, moy soʻrgich toʻri tozalanadi, bu dvigatel almashtirishdan oʻnlab barobar arzon.',
      },
      photo: '/media/services/computer-diagnostics.960x640.webp',
    },
  ],
};
