import type { ArticleSeed } from '../../types';

export const electricCarHeat: ArticleSeed = {
  id: 18,
  slug: 'electric-car-heat',
  category: 'technology',
  tags: ['battery', 'heat-and-dust', 'winter'],
  publishedDate: '2026-07-02',
  photo: '/media/articles/electric-car-heat.960x640.webp',
  title: {
    ru: 'Электромобиль при +42: зарядка, запас хода и здоровье батареи',
    uz: 'Elektromobil +42 darajada: quvvatlash, yurish zaxirasi va batareya salomatligi',
  },
  blocks: [
    {
      title: { ru: 'Батарее нравится то же, что и человеку', uz: 'Batareyaga ham odamga yoqqan harorat yoqadi' },
      info: {
        ru: 'Литиевой батарее лучше всего при 20–30 градусах. В жару машина тратит энергию на её охлаждение, даже когда стоит, и это правильно. Не оставляйте автомобиль на солнце заряженным до ста процентов: высокий заряд вместе с жарой старит ячейки быстрее всего. Для ежедневной езды держите 20–80 процентов.',
        uz: 'Litiy batareyaga 20–30 daraja eng yaxshi. Issiqda mashina turganida ham uni sovitishga quvvat sarflaydi va bu toʻgʻri. Mashinani yuz foiz quvvat bilan oftobda qoldirmang: yuqori quvvat va issiq birgalikda hujayralarni eng tez qaritadi. Har kungi yurish uchun 20–80 foizni ushlang.',
      },
    },
    {
      title: { ru: 'LFP или NMC: посмотрите в паспорт', uz: 'LFP yoki NMC: pasportga qarang' },
      info: {
        ru: 'На большинстве BYD стоят ячейки LFP. Они спокойнее переносят полный заряд, и раз в одну-две недели их полезно доводить до ста процентов, чтобы блок не ошибался в остатке. Ячейки NMC запаса дают больше, но стоять полными не любят. Тип указан в документах, рекомендации завода важнее советов из чата.',
        uz: 'Koʻpchilik BYD mashinalarida LFP hujayralari turadi. Ular toʻla quvvatni xotirjamroq koʻtaradi va blok qoldiqni adashmay hisoblashi uchun bir-ikki haftada bir marta yuz foizgacha quvvatlash foydali. NMC hujayralari koʻproq zaxira beradi, lekin toʻla holda turishni yoqtirmaydi. Turi hujjatlarda yozilgan, zavod tavsiyasi chatdagi maslahatdan muhimroq.',
      },
    },
    {
      title: { ru: 'Зарядка дома', uz: 'Uyda quvvatlash' },
      info: {
        ru: 'Для розетки нужна отдельная линия от щитка с медным кабелем, автоматом и УЗО. Удлинитель из кладовки на токе 10–16 ампер греется часами, и именно он, а не машина, чаще всего становится причиной пожара. Если вилка после часа зарядки горячая, снизьте ток и вызовите электрика. Заряжайте ночью: прохладнее и батарее, и сети.',
        uz: 'Rozetka uchun shchitdan alohida mis kabel, avtomat va himoya oʻchirgichi (UZO) boʻlgan liniya kerak. Uydagi uzaytirgich 10–16 amper tokda soatlab qiziydi va yongʻinga koʻpincha mashina emas, aynan u sabab boʻladi. Bir soatdan keyin vilka qizib ketsa, tokni kamaytiring va elektrik chaqiring. Kechasi quvvatlang: batareyaga ham, tarmoqqa ham salqinroq.',
      },
    },
    {
      title: { ru: 'Запас хода летом и зимой', uz: 'Yozda va qishda yurish zaxirasi' },
      info: {
        ru: 'Кондиционер в жару забирает около 5–10 процентов запаса, отопление в мороз — до четверти и больше, особенно на коротких поездках. Охладите или прогрейте салон, пока машина подключена к сети. Перед быстрой зарядкой после трассы дайте батарее несколько минут, а на перевал выезжайте с запасом: на подъёме расход удваивается, на спуске часть вернётся.',
        uz: 'Issiqda konditsioner zaxiraning 5–10 foizini, sovuqda isitish chorak qismini va undan koʻpini oladi, ayniqsa qisqa yoʻlda. Salonni mashina tarmoqqa ulangan paytda soviting yoki isiting. Trassadan keyin tez quvvatlashdan oldin batareyaga bir necha daqiqa bering, dovonga zaxira bilan chiqing: koʻtarilishda sarf ikki barobar oshadi, tushishda bir qismi qaytadi.',
      },
    },
    {
      title: { ru: 'Что остаётся обслуживать', uz: 'Nimaga xizmat koʻrsatish kerak' },
      info: {
        ru: 'Масла нет, но остаются тормозная жидкость, охлаждающий контур батареи, салонный фильтр, подвеска и обычный аккумулятор на 12 вольт, из-за которого машина однажды просто не откроется. Тормоза из-за рекуперации работают редко и ржавеют: раз в неделю тормозите педалью как следует.',
        uz: 'Moy yoʻq, lekin tormoz suyuqligi, batareya sovitish konturi, salon filtri, osma va oddiy 12 voltli akkumulyator bor, shu akkumulyator tufayli bir kuni mashina ochilmay qolishi mumkin. Rekuperatsiya sababli tormozlar kam ishlaydi va zanglaydi: haftada bir marta tepkini yaxshilab bosib tormozlang.',
      },
      photo: '/media/services/auto-electrics.960x640.webp',
    },
  ],
};
