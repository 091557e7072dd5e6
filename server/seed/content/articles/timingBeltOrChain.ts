import type { ArticleSeed } from '../../types';

export const timingBeltOrChain: ArticleSeed = {
  id: 12,
  slug: 'timing-belt-or-chain',
  category: 'repair',
  tags: ['engine'],
  publishedDate: '2026-04-07',
  photo: '/media/articles/timing-belt-or-chain.960x640.webp',
  title: {
    ru: 'Ремень или цепь ГРМ: что стоит в вашем Chevrolet и когда менять',
    uz: 'GRM tasmasi yoki zanjiri: Chevrolet mashinangizda qaysi biri va qachon almashtiriladi',
  },
  blocks: [
    {
      title: { ru: 'Где ремень, а где цепь', uz: 'Qayerda tasma, qayerda zanjir' },
      info: {
        ru: 'Цепь стоит на Cobalt, на Gentra и Nexia 3 с мотором 1,5 л, на новом Spark и на Malibu 2.4. Ремень крутит распредвал на Damas и Labo, Matiz, первой и второй Nexia и Lacetti 1.6. У трёхцилиндровых Onix и Tracker ремень есть, но он работает внутри мотора, в масле, и живёт по своим правилам. Точный ответ даёт номер двигателя, а не название машины.',
        uz: 'Zanjir Cobalt, 1,5 l dvigatelli Gentra va Nexia 3, yangi Spark va Malibu 2.4 mashinalarida turadi. Damas va Labo, Matiz, birinchi va ikkinchi Nexia hamda Lacetti 1.6 da taqsimlash valini tasma aylantiradi. Uch silindrli Onix va Tracker mashinalarida ham tasma bor, ammo u dvigatel ichida, moyda ishlaydi va oʻz qoidasi bor. Aniq javobni mashina nomi emas, dvigatel raqami beradi.',
      },
    },
    {
      title: { ru: 'Сколько ходит ремень', uz: 'Tasma qancha yuradi' },
      info: {
        ru: 'Для наших условий считайте 60 тысяч километров или четыре года, что наступит раньше; на Matiz и Damas с мотором 0,8 л лучше 40 тысяч. Жара под капотом сушит резину, а масло из-под старого сальника разъедает её за месяцы. На 16-клапанных моторах обрыв почти всегда гнёт клапаны, и экономия на ремне превращается в ремонт головки.',
        uz: 'Bizning sharoitda 60 ming kilometr yoki toʻrt yil deb hisoblang, qaysi biri oldin kelsa; 0,8 l dvigatelli Matiz va Damasda 40 ming yaxshiroq. Kapot ostidagi issiq rezinani quritadi, eskirgan salnikdan sizgan moy esa uni bir necha oyda yemiradi. 16 klapanli dvigatellarda tasma uzilsa, klapanlar deyarli har doim egiladi va tasmadan qilingan tejam silindrlar kallagi taʼmiriga aylanadi.',
      },
    },
    {
      title: { ru: 'Меняйте комплектом', uz: 'Toʻplami bilan almashtiring' },
      info: {
        ru: 'Вместе с ремнём ставят новые ролики, а если насос охлаждающей жидкости приводится тем же ремнём, то и его. Заклинивший ролик рвёт новый ремень так же легко, как старый. Берите комплект известной марки в закрытой упаковке и попросите вернуть снятые детали. На пластиковой крышке напишите дату и пробег.',
        uz: 'Tasma bilan birga yangi roliklar, suv nasosi shu tasmadan aylansa, u ham qoʻyiladi. Qotib qolgan rolik yangi tasmani ham eskisidek oson uzadi. Taniqli markaning yopiq qadoqdagi toʻplamini oling va yechilgan qismlarni qaytarishni soʻrang. Plastik qopqoqqa sana va yurilgan masofani yozib qoʻying.',
      },
    },
    {
      title: { ru: 'Как просит замены цепь', uz: 'Zanjir almashtirishni qanday soʻraydi' },
      info: {
        ru: 'Растянутая цепь гремит первые секунды после холодного пуска, потом давление масла натягивает её и шум пропадает. Позже появляются ошибки фаз P0016 или P0017 и потеря тяги. Хорошая цепь ходит 150 тысяч и больше, если масло меняли вовремя: натяжитель и башмаки живут ровно столько, сколько чистое масло.',
        uz: 'Choʻzilgan zanjir sovuq dvigatel oʻt olgach, dastlabki soniyalarda shaldiraydi, keyin moy bosimi uni tortadi va shovqin yoʻqoladi. Keyinroq P0016 yoki P0017 faza xatolari va tortishning pasayishi kuzatiladi. Moy vaqtida almashtirilgan boʻlsa, yaxshi zanjir 150 ming va undan koʻp yuradi: taranglagich va yoʻnaltirgichlarning umri moyning tozaligiga bogʻliq.',
      },
      photo: '/media/services/engine-repair.960x640.webp',
    },
  ],
};
