import type { ArticleSeed } from '../../types';

export const engineOverheatingTraffic: ArticleSeed = {
  id: 16,
  slug: 'engine-overheating-traffic',
  category: 'repair',
  tags: ['cooling', 'engine', 'heat-and-dust'],
  publishedDate: '2026-06-04',
  photo: '/media/articles/engine-overheating-traffic.960x640.webp',
  title: {
    ru: 'Двигатель закипел в пробке: порядок действий и частые причины',
    uz: 'Tirbandlikda dvigatel qaynab ketdi: nima qilish kerak va sabablari',
  },
  blocks: [
    {
      title: { ru: 'Стрелка пошла вверх: первая минута', uz: 'Koʻrsatkich koʻtarildi: birinchi daqiqa' },
      info: {
        ru: 'Выключите кондиционер, откройте окна и включите печку на полный обогрев и максимум вентилятора: это второй радиатор. Сверните к обочине. Если стрелка дошла до красной зоны или пошёл пар, глушите мотор сразу, каждая минута теперь стоит дороже эвакуатора.',
        uz: 'Konditsionerni oʻchiring, oynalarni oching va pechkani eng issiq, ventilyatorni eng kuchli holatga qoʻying: bu ikkinchi radiator. Yoʻl chetiga buriling. Koʻrsatkich qizil sohaga yetsa yoki bugʻ chiqsa, dvigatelni darhol oʻchiring, endi har bir daqiqa evakuatordan qimmatroq.',
      },
    },
    {
      title: { ru: 'Крышку не трогать', uz: 'Qopqoqqa tegilmaydi' },
      info: {
        ru: 'Жидкость под давлением кипит выше ста градусов, и при открытой крышке она вылетает фонтаном: это самые частые ожоги водителей летом. Ждите 30–40 минут, пока верхний патрубок не станет терпимым для руки. Крышку поворачивайте через толстую тряпку, сначала до первого щелчка. На раскалённый мотор холодную воду не лейте: головка может треснуть.',
        uz: 'Bosim ostidagi suyuqlik yuz darajadan yuqorida qaynaydi va qopqoq ochilsa, favvora boʻlib otiladi: yozda haydovchilar eng koʻp shundan kuyadi. Yuqori patrubok qoʻl chidaydigan holga kelguncha 30–40 daqiqa kuting. Qopqoqni qalin latta bilan, avval birinchi chiqillashgacha burang. Qizib turgan dvigatelga sovuq suv quymang: silindrlar kallagi yorilishi mumkin.',
      },
    },
    {
      title: { ru: 'Почему это случилось', uz: 'Nega bunday boʻldi' },
      info: {
        ru: 'Если на ходу температура нормальная, а в пробке растёт, виноват вентилятор: предохранитель, реле, датчик или мотор. Если греется и на трассе, проверьте уровень, термостат, насос и забитый снаружи радиатор. Пузыри в бачке, белый дым и эмульсия на щупе указывают на прокладку головки, с таким признаком ехать нельзя.',
        uz: 'Yurganda harorat joyida, tirbandlikda esa koʻtarilsa, aybdor ventilyator: saqlagich, rele, datchik yoki motori. Trassada ham qizisa, sathni, termostatni, nasosni va tashqaridan tiqilgan radiatorni tekshiring. Idishdagi pufakchalar, oq tutun va moy oʻlchagichdagi koʻpik kallak qistirmasini bildiradi, bunday belgi bilan yurib boʻlmaydi.',
      },
    },
    {
      title: { ru: 'Доехать или вызвать эвакуатор', uz: 'Yetib borish kerakmi yoki evakuator' },
      info: {
        ru: 'Если уровень упал немного и мотор остыл, долейте дистиллированной или питьевой бутилированной воды и поезжайте недалеко, с включённой печкой, следя за стрелкой. Если вода тут же уходит, мотор стучит или троит, звоните в помощь на дороге. После любого закипания проверьте систему под давлением, даже если всё кажется нормальным.',
        uz: 'Sath ozgina tushgan va dvigatel sovigan boʻlsa, distillangan yoki idishdagi ichimlik suvi quying va pechkani yoqib, asbobga qarab, qisqa masofaga yuring. Suv darhol oqib ketsa, dvigatel taqillasa yoki bir silindr ishlamasa, yoʻldagi yordamga qoʻngʻiroq qiling. Har qanday qaynashdan keyin, hammasi joyida tuyulsa ham, tizimni bosim ostida tekshirtiring.',
      },
    },
  ],
};
