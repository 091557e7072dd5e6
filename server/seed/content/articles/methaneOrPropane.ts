import type { ArticleSeed } from '../../types';

export const methaneOrPropane: ArticleSeed = {
  id: 24,
  slug: 'methane-or-propane',
  category: 'technology',
  tags: ['gas-fuel', 'engine'],
  publishedDate: '2026-10-13',
  photo: '/media/articles/methane-or-propane.960x640.webp',
  title: {
    ru: 'Метан или пропан: считаем честно и ставим безопасно',
    uz: 'Metan yoki propan: halol hisoblaymiz va xavfsiz oʻrnatamiz',
  },
  blocks: [
    {
      title: { ru: 'Чем они отличаются', uz: 'Ular nimasi bilan farq qiladi' },
      info: {
        ru: 'Метан хранится сжатым под давлением около 200 бар в толстостенном баллоне, который весит 60–90 килограммов и забирает половину багажника. Пропан-бутан жидкий, давление в нём до 16 бар, и баллон-тор помещается на место запаски. Метан легче воздуха и улетает вверх, пропан тяжелее и стекает в ямы, поэтому в подземных паркингах с ним осторожнее.',
        uz: 'Metan 200 barga yaqin bosimda, ogʻirligi 60–90 kilogramm keladigan va yukxonaning yarmini oladigan qalin devorli ballonda saqlanadi. Propan-butan suyuq, bosimi 16 bargacha, halqasimon balloni zaxira gʻildirak joyiga sigʻadi. Metan havodan yengil va yuqoriga uchadi, propan ogʻir va chuqurga oqib tushadi, shuning uchun yer osti toʻxtash joylarida ehtiyot boʻlish kerak.',
      },
    },
    {
      title: { ru: 'Когда окупится', uz: 'Qachon oʻzini qoplaydi' },
      info: {
        ru: 'Возьмите свою цену ста километров на бензине и на газе, разница и есть экономия. Разделите на неё стоимость установки и умножьте на сто: получите пробег окупаемости. При 25 тысячах в год метан обычно окупается за год с небольшим, при восьми тысячах — за три-четыре, и тогда тяжёлый баллон и очереди вряд ли того стоят. Добавьте в расчёт проверку баллона и свечи, которые меняют чаще.',
        uz: 'Yuz kilometrning benzindagi va gazdagi narxini oling, farqi tejam boʻladi. Oʻrnatish narxini shunga boʻlib, yuzga koʻpaytiring: qoplash masofasi chiqadi. Yiliga 25 ming km da metan odatda bir yildan sal koʻproqda, sakkiz mingda uch-toʻrt yilda oʻzini qoplaydi, unda ogʻir ballon va navbatlar bunga arzimasligi mumkin. Hisobga ballon tekshiruvi va tez-tez almashadigan shamlarni ham qoʻshing.',
      },
    },
    {
      title: { ru: 'Установка и документы', uz: 'Oʻrnatish va hujjatlar' },
      info: {
        ru: 'Ставьте оборудование только в мастерской с разрешением, она выдаёт документы на баллон и переоборудование. Запись в техпаспорте обязательна, без неё не пройти осмотр и не получить страховую выплату. Дата следующего испытания выбита на баллоне или указана в его паспорте: просроченный баллон заправлять нельзя, а самодельный тем более.',
        uz: 'Jihozni faqat ruxsatnomasi bor ustaxonada oʻrnating, u ballon va qayta jihozlash hujjatlarini beradi. Texpasportdagi yozuv shart, usiz koʻrikdan oʻtib ham, sugʻurta toʻlovini olib ham boʻlmaydi. Keyingi sinov sanasi ballonga oʻyib yozilgan yoki pasportida koʻrsatilgan: muddati oʻtgan ballonni toʻldirib boʻlmaydi, qoʻlbolasini esa umuman.',
      },
    },
    {
      title: { ru: 'Мотор на газе', uz: 'Gazdagi dvigatel' },
      info: {
        ru: 'Газ горит дольше и горячее, поэтому важны три вещи: правильная настройка смеси, исправные свечи с катушками и зазоры клапанов. Заводите мотор на бензине и переходите на газ после прогрева, так живёт редуктор. Раз в месяц проезжайте на бензине двадцать километров, иначе засохнут форсунки. Масло меняйте по тому же сроку: оно чистое на вид, но стареет.',
        uz: 'Gaz uzoqroq va issiqroq yonadi, shuning uchun uch narsa muhim: aralashmaning toʻgʻri sozlanishi, soz sham va gʻaltaklar hamda klapan tirqishlari. Dvigatelni benzinda oʻt oldirib, isigandan keyin gazga oʻting, shunda reduktor uzoq xizmat qiladi. Oyda bir marta yigirma kilometr benzinda yuring, aks holda forsunkalar qurib qoladi. Moyni oʻsha muddatda almashtiring: u toza koʻrinsa ham, qariydi.',
      },
      photo: '/media/services/engine-repair.960x640.webp',
    },
    {
      title: { ru: 'Если пахнет газом', uz: 'Gaz hidi kelsa' },
      info: {
        ru: 'Остановитесь на открытом месте, заглушите мотор, высадите людей и закройте вентиль на баллоне. Не включайте и не выключайте свет, не курите, откройте двери и багажник. Заводить машину можно только после того, как утечку нашли: мыльная пена на соединениях покажет её за минуту. При заправке все выходят из салона, это правило написано чужими бедами.',
        uz: 'Ochiq joyda toʻxtang, dvigatelni oʻchiring, odamlarni tushiring va ballondagi ventilni yoping. Chiroqni yoqmang ham, oʻchirmang ham, chekmang, eshiklar va yukxonani oching. Mashinani faqat sizish topilgandan keyin oʻt oldirish mumkin: ulanish joyidagi sovun koʻpigi uni bir daqiqada koʻrsatadi. Gaz quyishda hamma salondan tushadi, bu qoida birovlarning boshiga tushgan kulfat bilan yozilgan.',
      },
    },
  ],
};
