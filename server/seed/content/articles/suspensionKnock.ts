import type { ArticleSeed } from '../../types';

export const suspensionKnock: ArticleSeed = {
  id: 7,
  slug: 'suspension-knock',
  category: 'repair',
  tags: ['suspension', 'tyres'],
  publishedDate: '2026-01-13',
  photo: '/media/articles/suspension-knock.960x640.webp',
  title: {
    ru: 'Стук в подвеске: как по звуку понять, что износилось',
    uz: 'Osmadagi taqillash: qaysi qism yeyilganini tovushdan bilish',
  },
  blocks: [
    {
      title: { ru: 'Слушаем и запоминаем, когда стучит', uz: 'Qachon taqillashini tinglab, eslab qolamiz' },
      info: {
        ru: 'Частый сухой стук на мелких неровностях чаще всего дают стойки и втулки стабилизатора. Глухой удар на крупной яме указывает на амортизатор или его опору. Стук при трогании и торможении похож на изношенные сайлентблоки. Запишите звук на телефон: мастеру запись скажет больше, чем описание.',
        uz: 'Mayda notekisliklardagi tez-tez quruq taqillash koʻpincha stabilizator tortqisi va vtulkalaridan chiqadi. Katta chuqurdagi boʻgʻiq zarba amortizator yoki uning tayanchini bildiradi. Qoʻzgʻalish va tormozlashdagi taqillash yeyilgan saylentbloklarga oʻxshaydi. Tovushni telefonga yozib oling: ustaga bu soʻzdan koʻproq narsa aytadi.',
      },
    },
    {
      title: { ru: 'Гул, хруст и скрип', uz: 'Gʻuvillash, qarsillash va gʻijirlash' },
      info: {
        ru: 'Гул, который растёт со скоростью и меняется в повороте, даёт ступичный подшипник. Хруст при вывернутых колёсах и разгоне выдаёт наружный шарнир привода, обычно из-за порванного пыльника. Скрип при повороте руля на месте идёт от опорного подшипника стойки или сухой шаровой опоры.',
        uz: 'Tezlik bilan kuchayib, burilishda oʻzgaradigan gʻuvillash gupchak podshipnigidan chiqadi. Gʻildiraklar burilgan holda tezlanganda qarsillash yuritmaning tashqi sharnirini bildiradi, odatda sababi yirtilgan chang gʻilofi. Joyida rul burganda gʻijirlash ustunning tayanch podshipnigi yoki quruq sharli tayanchdan keladi.',
      },
    },
    {
      title: { ru: 'Что можно проверить во дворе', uz: 'Hovlida nimani tekshirsa boʻladi' },
      info: {
        ru: 'Качните угол машины и отпустите: если кузов сделал больше двух движений, амортизатор устал. Поднимите колесо домкратом, поставьте подставку и покачайте его за верх и низ, потом за бока. Люфт по вертикали указывает на подшипник или шаровую, по горизонтали — на рулевой наконечник. Под машину, стоящую на одном домкрате, не залезайте никогда.',
        uz: 'Mashinaning bir burchagini bosib qoʻyib yuboring: kuzov ikki martadan koʻp tebransa, amortizator charchagan. Gʻildirakni domkratda koʻtarib, tagiga tayanch qoʻying va uni avval tepa-pastidan, keyin yonlaridan qimirlating. Tik yoʻnalishdagi lyuft podshipnik yoki sharli tayanchga, yotiq yoʻnalishdagisi rul uchligiga ishora qiladi. Faqat domkratda turgan mashina tagiga aslo kirmang.',
      },
    },
    {
      title: { ru: 'Что нельзя откладывать', uz: 'Nimani kechiktirib boʻlmaydi' },
      info: {
        ru: 'Стойки стабилизатора могут подождать до зарплаты, а шаровая опора и рулевой наконечник — нет: оторвавшись на ходу, они оставляют машину без управления. Детали, которые изнашиваются симметрично, меняйте парами на оси. После замены рычагов, тяг и наконечников сделайте сход-развал, иначе новые шины сотрутся за одно лето.',
        uz: 'Stabilizator tortqilari oylikkacha kutishi mumkin, sharli tayanch va rul uchligi esa yoʻq: ular yoʻlda uzilsa, mashina boshqaruvsiz qoladi. Bir tekis yeyiladigan qismlarni oʻqda juft qilib almashtiring. Richag, tortqi va uchliklar almashgandan keyin gʻildirak burchaklarini sozlating, aks holda yangi shinalar bir yozda yeyilib ketadi.',
      },
      photo: '/media/services/suspension.960x640.webp',
    },
  ],
};
