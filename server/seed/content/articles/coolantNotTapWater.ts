import type { ArticleSeed } from '../../types';

export const coolantNotTapWater: ArticleSeed = {
  id: 15,
  slug: 'coolant-not-tap-water',
  category: 'maintenance',
  tags: ['cooling', 'heat-and-dust'],
  publishedDate: '2026-05-20',
  photo: '/media/articles/coolant-not-tap-water.960x640.webp',
  title: {
    ru: 'Вода из-под крана в радиаторе: сколько стоит эта экономия',
    uz: 'Radiatorga jumrak suvi quyish: bu tejamkorlik qanchaga tushadi',
  },
  blocks: [
    {
      title: { ru: 'Накипь внутри мотора', uz: 'Dvigatel ichidagi quyqa' },
      info: {
        ru: 'Вода из-под крана в большинстве наших городов жёсткая, а в Бухаре, Хорезме и Каракалпакстане особенно. При нагреве соли оседают на стенках рубашки и в трубках радиатора и держат тепло, как шуба. Первой забивается печка, потом в пробке поднимается стрелка, и мотор греется там, где раньше не грелся.',
        uz: 'Koʻpchilik shaharlarimizda jumrak suvi qattiq, Buxoro, Xorazm va Qoraqalpogʻistonda ayniqsa. Qiziganda tuzlar dvigatel ichidagi suv yoʻllariga va radiator naylariga choʻkib, issiqni poʻstindek ushlab qoladi. Avval pechka tiqiladi, keyin tirbandlikda koʻrsatkich koʻtariladi va dvigatel ilgari qizimagan joyda qiziydi.',
      },
    },
    {
      title: { ru: 'Что умеет антифриз, а вода нет', uz: 'Antifriz qila oladigan, suv qila olmaydigan ishlar' },
      info: {
        ru: 'Смесь антифриза с дистиллированной водой пополам не замерзает примерно до минус 35, а под давлением исправной крышки кипит около 125–130 градусов. Присадки защищают алюминий от коррозии и смазывают уплотнение насоса. Вода при минус пяти превращается в лёд и способна разорвать радиатор за одну ночь.',
        uz: 'Antifriz bilan distillangan suvning teng aralashmasi taxminan minus 35 gacha muzlamaydi, soz qopqoq bosimi ostida esa 125–130 darajada qaynaydi. Qoʻshimchalar alyuminiyni zanglashdan saqlaydi va nasos zichlagichini moylaydi. Suv esa minus beshda muzga aylanadi va radiatorni bir kechada yorib yuborishi mumkin.',
      },
    },
    {
      title: { ru: 'Цвет ничего не значит', uz: 'Rangi hech narsani bildirmaydi' },
      info: {
        ru: 'Красный, зелёный и жёлтый — это краситель, а не состав, стандарта на цвет нет. Смотрите допуск: для большинства Chevrolet подходит органический состав OAT, на канистре ищите Dex-Cool или допуск GM. Смешивать разные типы можно только ради того, чтобы доехать, потом систему промывают. Концентрат без воды в радиатор не льют, он отводит тепло хуже смеси.',
        uz: 'Qizil, yashil va sariq — bu boʻyoq, tarkib emas, rang uchun standart yoʻq. Zavod ruxsatiga (dopusk) qarang: koʻpchilik Chevrolet uchun OAT organik tarkibi mos, kanistradan Dex-Cool yoki GM ruxsatini qidiring. Har xil turlarni faqat manzilga yetib olish uchun aralashtirish mumkin, keyin tizim yuviladi. Suvsiz konsentrat radiatorga quyilmaydi, u issiqni aralashmadan yomonroq olib ketadi.',
      },
    },
    {
      title: { ru: 'Если вода уже залита', uz: 'Suv quyib boʻlingan boʻlsa' },
      info: {
        ru: 'Не ждите зимы. Систему промывают средством от накипи, потом дистиллированной водой до чистого слива, меняют термостат, если он заедает, и крышку, если она не держит давление. Хороший антифриз служит около пяти лет, но раз в год проверяйте его рефрактометром: одна капля скажет, до какой температуры вы защищены.',
        uz: 'Qishni kutmang. Tizim quyqaga qarshi vosita bilan, keyin to toza oqquncha distillangan suv bilan yuviladi, termostat qadalib qolsa, u, qopqoq bosim ushlamasa, qopqoq almashtiriladi. Yaxshi antifriz besh yilcha xizmat qiladi, lekin uni yiliga bir marta refraktometrda tekshiring: bir tomchi necha darajagacha himoyalanganingizni aytadi.',
      },
    },
  ],
};
