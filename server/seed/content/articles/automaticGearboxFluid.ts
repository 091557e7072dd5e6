import type { ArticleSeed } from '../../types';

export const automaticGearboxFluid: ArticleSeed = {
  id: 20,
  slug: 'automatic-gearbox-fluid',
  category: 'maintenance',
  tags: ['oil-and-filters', 'heat-and-dust'],
  publishedDate: '2026-08-04',
  photo: '/media/articles/automatic-gearbox-fluid.960x640.webp',
  title: {
    ru: 'Масло в «автомате»: почему «на весь срок службы» не про наши дороги',
    uz: 'Avtomat qutidagi moy: «butun xizmat muddatiga» degani nega bizga toʻgʻri kelmaydi',
  },
  blocks: [
    {
      title: { ru: 'Что значит «на весь срок службы»', uz: '«Butun xizmat muddatiga» degani nima' },
      info: {
        ru: 'Производитель имеет в виду гарантийный срок и умеренные условия. В руководстве тех же машин есть строка о тяжёлых условиях: жара, пробки, такси, прицеп, горы, и там стоит замена через 40–80 тысяч. Для нашего климата возьмите 50–60 тысяч, для такси — 40.',
        uz: 'Ishlab chiqaruvchi kafolat muddati va yumshoq sharoitni nazarda tutadi. Xuddi shu qoʻllanmada ogʻir sharoit haqida satr bor: issiq, tirbandlik, taksi, tirkama, togʻ, u yerda 40–80 mingdan keyin almashtirish yozilgan. Bizning iqlim uchun 50–60 ming, taksi uchun 40 ming km oling.',
      },
    },
    {
      title: { ru: 'Как коробка жалуется', uz: 'Quti qanday shikoyat qiladi' },
      info: {
        ru: 'Толчок при включении D или R, пауза больше полутора секунд, рывок между второй и третьей передачей, обороты растут, а машина не едет. Тёмная жидкость с запахом гари говорит о перегреве фрикционов. Часть толчков проходит после замены жидкости и адаптации, поэтому начинайте с этого, а не с разборки.',
        uz: 'D yoki R ga qoʻyganda turtki, bir yarim soniyadan ortiq kechikish, ikkinchi va uchinchi uzatma orasida siltanish, aylanish oshadi-yu, mashina yurmaydi. Kuyuk hidli qora suyuqlik friksionlar qiziganini bildiradi. Turtkilarning bir qismi suyuqlik va moslashuvdan keyin yoʻqoladi, shuning uchun qutini ochishdan emas, shundan boshlang.',
      },
    },
    {
      title: { ru: 'Частичная или полная замена', uz: 'Qisman yoki toʻliq almashtirish' },
      info: {
        ru: 'Слив через пробку обновляет около половины объёма, и для регулярного обслуживания этого достаточно: повторите через тысячу километров. Полная замена на установке хороша, если коробку обслуживали раньше. Если за 200 тысяч жидкость не меняли ни разу, сильный поток поднимет износ и забьёт каналы: такую коробку сначала диагностируют.',
        uz: 'Tiqin orqali toʻkish hajmning yarmini yangilaydi va doimiy xizmat uchun bu yetarli: ming kilometrdan keyin takrorlang. Qurilmada toʻliq almashtirish qutiga ilgari ham xizmat koʻrsatilgan boʻlsa yaxshi. 200 ming km da suyuqlik biror marta almashmagan boʻlsa, kuchli oqim yeyilgan zarralarni koʻtarib, kanallarni tiqadi: bunday quti avval diagnostika qilinadi.',
      },
      photo: '/media/services/gearbox-repair.960x640.webp',
    },
    {
      title: { ru: 'Жидкость не универсальна', uz: 'Suyuqlik universal emas' },
      info: {
        ru: 'Классическим шестиступенчатым коробкам GM нужна жидкость Dexron VI, вариаторам и роботам — своя, с конкретным номером. «Подходит для всех» на канистре означает, что испытаний для вашей коробки не было. Уровень проверяют на заведённом моторе при определённой температуре, лишние двести граммов так же вредны, как нехватка.',
        uz: 'GMning klassik olti pogʻonali qutilariga Dexron VI suyuqligi, variator va robotlarga esa oʻzining aniq raqamlisi kerak. Kanistradagi «hammasiga mos» yozuvi qutingiz uchun sinov oʻtmaganini bildiradi. Sath dvigatel ishlab turganda, maʼlum haroratda tekshiriladi, ortiqcha ikki yuz gramm ham kamlikdek zararli.',
      },
    },
  ],
};
