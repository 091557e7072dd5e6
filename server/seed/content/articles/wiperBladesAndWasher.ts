import type { ArticleSeed } from '../../types';

export const wiperBladesAndWasher: ArticleSeed = {
  id: 25,
  slug: 'wiper-blades-and-washer',
  category: 'seasons',
  tags: ['winter', 'road-trip'],
  publishedDate: '2026-10-30',
  photo: '/media/articles/wiper-blades-and-washer.960x640.webp',
  title: {
    ru: 'Дворники и омыватель: что поменять до первых дождей и морозов',
    uz: 'Oyna tozalagich va yuvgich: yomgʻir va sovuqqacha nimani almashtirish kerak',
  },
  blocks: [
    {
      title: { ru: 'Лето съедает резину', uz: 'Yoz rezinani yeydi' },
      info: {
        ru: 'Полгода солнца и пыли делают кромку щётки твёрдой, и в первый осенний дождь она размазывает грязь. Меняйте щётки раз в год, в октябре, пока не начались утренние туманы. Полосы означают износ кромки, скрип и прыжки — чаще всего грязное стекло или погнутый поводок. Приложите новую щётку: она должна прилегать по всей длине.',
        uz: 'Yarim yillik oftob va chang tozalagich chetini qotiradi va u birinchi kuzgi yomgʻirda kirni surtib qoʻyadi. Tozalagichlarni yiliga bir marta, oktabrda, ertalabki tumanlar boshlanmasdan almashtiring. Yoʻl-yoʻl iz chetning yeyilganini, gʻijirlash va sakrash koʻpincha kir oyna yoki egilgan richagni bildiradi. Yangi tozalagichni qoʻyib koʻring: u butun boʻyi bilan yopishib turishi kerak.',
      },
    },
    {
      title: { ru: 'Не вода из-под крана', uz: 'Jumrak suvi emas' },
      info: {
        ru: 'Жёсткая вода за лето забивает форсунки известью, а ночью при нуле рвёт бачок и насос. Уже в октябре выездите остаток летней жидкости и залейте зимнюю с запасом: для города — до минус 20, для гор и севера — до минус 30. Не берите дешёвую с резким спиртовым запахом без состава на этикетке: метанол опасен для дыхания и зрения. Средство для посуды оставляет плёнку и бликует от фар.',
        uz: 'Qattiq suv yozda purkagichlarni ohak bilan tiqadi, kechasi nol darajada esa idish va nasosni yoradi. Oktabrdayoq yozgi suyuqlik qoldigʻini ishlatib, qishkisini zaxira bilan quying: shahar uchun minus 20, togʻ va shimol uchun minus 30 gacha. Yorligʻida tarkibi yoʻq, oʻtkir spirt hidli arzonini olmang: metanol nafas va koʻz uchun xavfli. Idish yuvish vositasi parda qoldiradi va faralardan yaltiraydi.',
      },
    },
    {
      title: { ru: 'Зимние привычки', uz: 'Qishki odatlar' },
      info: {
        ru: 'Перед запуском убедитесь, что щётки выключены и не примёрзли: мотор стеклоочистителя сгорает за секунды. Лёд снимайте скребком и тёплым обдувом, а не кипятком, от перепада стекло трескается. На ночь поднимите щётки или подложите под них тряпку. Раз в месяц протирайте резинки влажной салфеткой.',
        uz: 'Oʻt oldirishdan oldin tozalagichlar oʻchiq va muzlab yopishmaganini tekshiring: motori bir necha soniyada kuyadi. Muzni qaynoq suv bilan emas, qirgʻich va iliq havo bilan oling, keskin farqdan oyna yoriladi. Kechasi tozalagichlarni koʻtarib qoʻying yoki ostiga latta soling. Oyda bir marta rezinasini nam salfetka bilan arting.',
      },
    },
    {
      title: { ru: 'Стекло тоже стареет', uz: 'Oyna ham qariydi' },
      info: {
        ru: 'Плёнку силикона и битума вода не смывает, от неё ночью вокруг фар стоят круги. Раз в сезон отмойте стекло обезжиривателем или глиной изнутри и снаружи. Сетку мелких сколов от песка полировка убирает лишь отчасти: если она мешает видеть против солнца, стекло пора менять. Маленький скол ремонтируют за полчаса, пока он не стал трещиной.',
        uz: 'Silikon va bitum pardasini suv ketkazmaydi, undan kechasi faralar atrofida halqalar koʻrinadi. Mavsumda bir marta oynani ichi va tashqarisidan yogʻsizlantirgich yoki maxsus loy bilan tozalang. Qumdan tushgan mayda nuqtalarni silliqlash faqat qisman ketkazadi: quyoshga qarshi koʻrishga xalal bersa, oynani almashtirish kerak. Kichik singan joy darzga aylanmasidan yarim soatda taʼmirlanadi.',
      },
      photo: '/media/services/detailing.960x640.webp',
    },
  ],
};
