import type { ArticleSeed } from '../../types';

export const technicalInspectionChecklist: ArticleSeed = {
  id: 11,
  slug: 'technical-inspection-checklist',
  category: 'safety',
  tags: ['brakes', 'tyres', 'gas-fuel'],
  publishedDate: '2026-03-24',
  photo: '/media/articles/technical-inspection-checklist.960x640.webp',
  title: {
    ru: 'Техосмотр с первого раза: что проверить дома за двадцать минут',
    uz: 'Texnik koʻrikdan bir urinishda oʻtish: uyda yigirma daqiqalik tekshiruv',
  },
  blocks: [
    {
      title: { ru: 'Срок и документы', uz: 'Muddat va hujjatlar' },
      info: {
        ru: 'Периодичность осмотра зависит от возраста машины и от того, возит ли она людей или грузы за плату. Дату следующего осмотра проверьте в электронных государственных услугах, не дожидаясь инспектора на дороге. С собой понадобятся техпаспорт, водительское удостоверение и действующий полис, а для газовой машины — и документы на баллон.',
        uz: 'Koʻrik davriyligi mashinaning yoshiga va u haq evaziga odam yoki yuk tashishiga bogʻliq. Keyingi koʻrik sanasini yoʻlda inspektor toʻxtatishini kutmay, elektron davlat xizmatlarida tekshiring. Yoningizda texpasport, haydovchilik guvohnomasi va amaldagi polis, gazli mashina uchun ballon hujjatlari boʻlsin.',
      },
    },
    {
      title: { ru: 'Свет и стёкла', uz: 'Chiroqlar va oynalar' },
      info: {
        ru: 'Попросите кого-нибудь обойти машину, пока вы включаете габариты, ближний, дальний, повороты, стоп-сигналы и задний ход. Перегоревшая лампа номера — самая частая причина отказа, хотя меняется за минуту. Трещина в зоне щётки водителя, самодельный ксенон и плёнка без разрешения осмотр не пройдут.',
        uz: 'Siz gabarit, yaqin va uzoq chiroqlar, burilish, stop va orqaga yurish chiroqlarini yoqayotganda kimdir mashinani aylanib qarab tursin. Raqam chirogʻining kuyishi rad etishning eng koʻp uchraydigan sababi, holbuki u bir daqiqada almashtiriladi. Haydovchi tozalagichi ishlaydigan joydagi darz, qoʻlbola ksenon va ruxsatsiz plyonka koʻrikdan oʻtmaydi.',
      },
    },
    {
      title: { ru: 'Колёса и тормоза', uz: 'Gʻildirak va tormozlar' },
      info: {
        ru: 'Остаток протектора не меньше 1,6 мм, на одной оси шины одного размера и рисунка. Машина должна держаться на ручном тормозе на уклоне, а педаль не проваливаться и не пружинить. На стенде смотрят разницу усилий слева и справа, поэтому колодки и диски меняют парами. Проверьте уровень жидкости и отсутствие течи у колёс.',
        uz: 'Protektor qoldigʻi 1,6 mm dan kam boʻlmasin, bitta oʻqdagi shinalar oʻlchami va naqshi bir xil boʻlsin. Mashina qiyalikda qoʻl tormozida turishi, tepki esa botib ketmasligi va prujinadek qaytmasligi kerak. Stendda chap va oʻng kuch farqi koʻriladi, shuning uchun kolodka va disklar juft almashtiriladi. Suyuqlik sathini va gʻildiraklar yonida sizish yoʻqligini tekshiring.',
      },
      photo: '/media/services/brakes.960x640.webp',
    },
    {
      title: { ru: 'Выхлоп, течи и мелочи', uz: 'Ishlangan gaz, sizishlar va mayda narsalar' },
      info: {
        ru: 'Прогрейте мотор перед замером выхлопа: холодный катализатор не работает, и цифры будут хуже. Замените воздушный фильтр, если он грязный. Капли масла под машиной, неработающий сигнал, заклинивший ремень безопасности, отсутствие аптечки, огнетушителя или знака — тоже причина приехать второй раз.',
        uz: 'Gaz oʻlchashdan oldin dvigatelni qizdiring: sovuq katalizator ishlamaydi va raqamlar yomonroq chiqadi. Havo filtri kir boʻlsa, almashtiring. Mashina tagidagi moy tomchilari, ishlamaydigan signal, qotib qolgan xavfsizlik kamari, aptechka, oʻt oʻchirgich yoki belgining yoʻqligi ham ikkinchi marta kelishga sabab boʻladi.',
      },
    },
  ],
};
