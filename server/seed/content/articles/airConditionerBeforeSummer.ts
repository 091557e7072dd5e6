import type { ArticleSeed } from '../../types';

export const airConditionerBeforeSummer: ArticleSeed = {
  id: 13,
  slug: 'air-conditioner-before-summer',
  category: 'seasons',
  tags: ['heat-and-dust', 'cooling'],
  publishedDate: '2026-04-21',
  photo: '/media/articles/air-conditioner-before-summer.960x640.webp',
  title: {
    ru: 'Кондиционер до жары: пять проверок в апреле',
    uz: 'Konditsionerni issiqqacha tayyorlash: apreldagi beshta tekshiruv',
  },
  blocks: [
    {
      title: { ru: 'Почему апрель', uz: 'Nega aynan aprel' },
      info: {
        ru: 'В июне очередь на заправку растягивается на дни, а в апреле мастер успевает спокойно найти утечку. Система теряет немного хладагента через уплотнения каждый год, это нормально. Ненормально, когда заправка нужна каждое лето: значит, есть дыра, и её ищут прибором и ультрафиолетовой краской, а не доливают газ.',
        uz: 'Iyunda gaz quydirish navbati kunlab choʻziladi, aprelda esa usta sizishni shoshmay topadi. Tizim har yili zichlagichlar orqali ozgina gaz yoʻqotadi, bu meʼyor. Har yozda quydirish kerak boʻlsa, bu meʼyor emas: demak, teshik bor, uni gaz qoʻshib emas, asbob va ultrabinafsha boʻyoq bilan topishadi.',
      },
    },
    {
      title: { ru: 'Пять проверок', uz: 'Beshta tekshiruv' },
      info: {
        ru: 'Первая: включите кондиционер и послушайте, щёлкнула ли муфта компрессора и пошёл ли вентилятор радиатора. Вторая: через пять минут из центрального дефлектора должно идти 6–10 градусов. Третья: из-под машины капает чистая вода, значит, дренаж открыт. Четвёртая: нет запаха сырости. Пятая: обороты при включении не проваливаются.',
        uz: 'Birinchi: konditsionerni yoqing va kompressor muftasi chiqillashini, radiator ventilyatori ishlaganini tinglang. Ikkinchi: besh daqiqadan keyin oʻrtadagi deflektordan 6–10 darajali havo kelishi kerak. Uchinchi: mashina tagidan toza suv tomchilasa, drenaj ochiq. Toʻrtinchi: zax hidi boʻlmasin. Beshinchi: yoqilganda aylanish keskin tushib ketmasin.',
      },
    },
    {
      title: { ru: 'Тополиный пух и радиатор', uz: 'Terak momigʻi va radiator' },
      info: {
        ru: 'Радиатор кондиционера стоит первым и собирает пух, мошек и пыль. Забитые соты поднимают давление, компрессор перегревается и отключается в пробке. Промывайте их слабой струёй воды со стороны мотора в конце мая и в августе; мойка высокого давления загибает тонкие рёбра.',
        uz: 'Konditsioner radiatori eng oldinda turadi va momiq, hasharot, changni yigʻadi. Tiqilgan kataklar bosimni oshiradi, kompressor qizib, tirbandlikda oʻchib qoladi. Ularni may oxirida va avgustda dvigatel tomonidan kuchsiz suv oqimi bilan yuving; yuqori bosimli moyka yupqa qirralarni egib qoʻyadi.',
      },
    },
    {
      title: { ru: 'Как охладить раскалённую машину', uz: 'Qizib ketgan mashinani qanday sovitish kerak' },
      info: {
        ru: 'Откройте все окна и проезжайте минуту с вентилятором на максимуме: воздух в салоне горячее, чем на улице. Потом закройте окна и включите рециркуляцию, так система охлаждает уже прохладный воздух. За пару минут до стоянки выключите компрессор и оставьте вентилятор: испаритель высохнет, и запаха не будет. Зимой включайте кондиционер на десять минут в месяц, чтобы смазать уплотнения.',
        uz: 'Hamma oynalarni ochib, ventilyatorni oxirigacha yoqib, bir daqiqa yuring: salondagi havo koʻchadagidan issiqroq. Keyin oynalarni yopib, resirkulyatsiyani yoqing, shunda tizim salqinlashgan havoni sovitadi. Toʻxtashdan bir-ikki daqiqa oldin kompressorni oʻchirib, ventilyatorni qoldiring: bugʻlatgich quriydi va hid boʻlmaydi. Qishda oyiga oʻn daqiqa konditsionerni yoqing, zichlagichlar moylanadi.',
      },
      photo: '/media/services/air-conditioning.960x640.webp',
    },
  ],
};
