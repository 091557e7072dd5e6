import type { ArticleSeed } from '../../types';

export const checkEngineLight: ArticleSeed = {
  id: 5,
  slug: 'check-engine-light',
  category: 'repair',
  tags: ['engine', 'oil-and-filters'],
  publishedDate: '2025-12-04',
  photo: '/media/articles/check-engine-light.960x640.webp',
  title: {
    ru: 'Загорелся Check Engine: ехать дальше или остановиться',
    uz: 'Check Engine yondi: yoʻlni davom ettirish kerakmi yoki toʻxtash',
  },
  blocks: [
    {
      title: { ru: 'Горит или мигает: это разные истории', uz: 'Yonib turibdimi yoki oʻchib-yonyaptimi: farqi katta' },
      info: {
        ru: 'Если лампа горит ровно и машина едет как обычно, спокойно доезжайте и запишитесь на диагностику на ближайшие дни. Если лампа мигает и мотор трясётся, в цилиндрах пропуски зажигания, бензин догорает в катализаторе и за час может его расплавить. Снизьте обороты, не разгоняйтесь и сверните в ближайший сервис, лучше на эвакуаторе.',
        uz: 'Chiroq bir tekis yonib, mashina odatdagidek yursa, xotirjam yetib oling va yaqin kunlarda diagnostikaga yoziling. Chiroq oʻchib-yonsa va dvigatel titrasa, silindrlarda oʻt olish uzilyapti: benzin katalizatorda yonadi va uni bir soatda eritib yuborishi mumkin. Aylanishni kamaytiring, tez haydamang va eng yaqin servisga buriling, evakuatorda borgan yaxshiroq.',
      },
    },
    {
      title: { ru: 'Когда останавливаться сразу', uz: 'Qachon darhol toʻxtash kerak' },
      info: {
        ru: 'Красная маслёнка или красный термометр важнее жёлтого Check Engine. Если загорелась любая из них, заглушите мотор на обочине в течение нескольких секунд. Минута работы без давления масла способна провернуть вкладыши, а это капитальный ремонт.',
        uz: 'Qizil moydon yoki qizil termometr sariq Check Engine chirogʻidan muhimroq. Ulardan biri yonsa, bir necha soniya ichida yoʻl chetida toʻxtab, dvigatelni oʻchiring. Moy bosimisiz bir daqiqa ishlash vkladishlarni aylantirib yuborishi mumkin, bu esa kapital taʼmir demak.',
      },
    },
    {
      title: { ru: 'Частые причины у нас', uz: 'Bizdagi koʻp uchraydigan sabablar' },
      info: {
        ru: 'На первом месте свечи и катушки зажигания, особенно на машинах с газом: смеси нужна более сильная искра. Дальше идут датчики кислорода, загрязнённая дроссельная заслонка, подсос воздуха после замены фильтра и плохой бензин. На метане часто виновата настройка: блок видит слишком бедную смесь и записывает код P0171.',
        uz: 'Birinchi oʻrinda oʻt oldirish shamlari va gʻaltaklari turadi, ayniqsa gazli mashinalarda: gaz aralashmasiga kuchliroq uchqun kerak. Keyin kislorod datchiklari, kirlangan drossel, filtr almashtirilgandan keyingi havo soʻrilishi va sifatsiz benzin keladi. Metanda koʻpincha sozlash aybdor: blok aralashmani juda siyrak deb bilib, P0171 kodini yozadi.',
      },
    },
    {
      title: { ru: 'Не стирайте ошибку до диагностики', uz: 'Diagnostikadan oldin xatoni oʻchirmang' },
      info: {
        ru: 'Вместе с кодом блок запоминает обороты, температуру и нагрузку в момент сбоя. Сброс клеммой аккумулятора стирает эту подсказку, и мастеру приходится искать вслепую. Сфотографируйте приборную панель, запомните, что происходило, и приезжайте с записью: так диагностика пройдёт вдвое быстрее.',
        uz: 'Kod bilan birga blok nosozlik paytidagi aylanish, harorat va yuklamani ham eslab qoladi. Akkumulyator klemmasini yechib oʻchirish bu izni yoʻqotadi va usta koʻr-koʻrona qidirishga majbur boʻladi. Asboblar panelini suratga oling, nima boʻlganini eslab qoling va shu maʼlumot bilan keling: diagnostika ikki barobar tez oʻtadi.',
      },
      photo: '/media/services/computer-diagnostics.960x640.webp',
    },
  ],
};
