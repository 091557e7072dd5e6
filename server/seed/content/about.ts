import type { AboutBannerSeed, TitledSeed } from '../types';

export const aboutUs: TitledSeed[] = [
  {
    id: 1,
    title: { ru: 'Сервис, где объясняют', uz: 'Tushuntirib beradigan servis' },
    desc: {
      ru: 'Yolda началась в 2013 году с одного бокса в Мирабаде и двух механиков, которым надоело слышать от клиентов: «Мне сказали менять всё». Первым правилом стало показывать поломку владельцу и только потом говорить о цене.\nСегодня у нас четырнадцать филиалов от Нукуса до Андижана, свой склад запчастей и учебный класс, где мастера дважды в год сдают экзамен. Мы чиним то, на чём ездит страна: Cobalt и Gentra, Damas и Spark, Onix и Tracker, машины на газе, гибриды и электромобили.\nМы знаем, что делают с автомобилем жара, пыль, жёсткая вода и зимний перевал, и ведём каждую машину так, чтобы поломка не застала вас в дороге.',
      uz: 'Yolda 2013-yilda Miroboddagi bitta boks va mijozlardan «menga hammasini almashtir deyishdi» degan gapni eshitaverib charchagan ikki mexanikdan boshlangan. Birinchi qoida shu boʻldi: nosozlikni egasiga koʻrsatamiz, narx haqida keyin gaplashamiz.\nBugun Nukusdan Andijongacha oʻn toʻrtta filialimiz, oʻz ehtiyot qismlar omborimiz va ustalar yiliga ikki marta imtihon topshiradigan oʻquv xonamiz bor. Yurtimiz nimada yursa, shuni taʼmirlaymiz: Cobalt va Gentra, Damas va Spark, Onix va Tracker, gazli mashinalar, gibrid va elektromobillar.\nIssiq, chang, qattiq suv va qishki dovon mashinaga nima qilishini bilamiz va har bir mashinani nosozlik sizni yoʻlda tutib qolmaydigan qilib kuzatib boramiz.',
    },
    photo: '/media/about/about-us.1200x900.webp',
  },
];

/** The second one is off the season: it stands here disabled until spring, and the site skips it. */
export const aboutBanners: AboutBannerSeed[] = [
  {
    id: 1,
    title: {
      ru: 'Расскажите, что с машиной, и мы перезвоним',
      uz: 'Mashinangiz haqida yozing, oʻzimiz qoʻngʻiroq qilamiz',
    },
    desc: {
      ru: 'Выберите удобный филиал и расскажите, что беспокоит. Менеджер перезвонит в течение 24 часов и назовёт время и ориентир по цене.',
      uz: 'Qulay filialni tanlang va nima bezovta qilayotganini ayting. Menejer 24 soat ichida qoʻngʻiroq qilib, vaqt va taxminiy narxni aytadi.',
    },
    photo: '/media/about/about-banner.1200x900.webp',
    button: { ru: 'Оставить заявку', uz: 'Ariza qoldirish' },
    disabled: false,
  },
  {
    id: 2,
    title: { ru: 'Кондиционер к лету', uz: 'Konditsioner yozga tayyor' },
    desc: {
      ru: 'В апреле и мае проверка давления и поиск утечки бесплатны при заправке кондиционера.',
      uz: 'Aprel va may oylarida konditsioner toʻldirilganda bosimni tekshirish va sizishni topish bepul.',
    },
    photo: '/media/services/air-conditioning.960x640.webp',
    button: { ru: 'Оставить заявку на заправку', uz: 'Toʻldirishga ariza qoldirish' },
    disabled: true,
  },
];
