import type { ArticleSeed } from '../../types';

export const kamchikPassWinter: ArticleSeed = {
  id: 4,
  slug: 'kamchik-pass-winter',
  category: 'safety',
  tags: ['road-trip', 'winter', 'brakes'],
  publishedDate: '2025-11-18',
  photo: '/media/articles/kamchik-pass-winter.960x640.webp',
  title: {
    ru: 'Перевал Камчик зимой: как готовить машину и как ехать',
    uz: 'Qishda Qamchiq dovoni: mashinani tayyorlash va haydash tartibi',
  },
  blocks: [
    {
      title: { ru: 'Чем опасна эта дорога', uz: 'Bu yoʻlning xavfi nimada' },
      info: {
        ru: 'Перевал Камчик на трассе A-373 поднимается примерно на 2267 метров, и погода наверху не похожа на ту, что в Ташкенте или Коканде. В тени скал и на выезде из тоннелей лёд лежит, когда соседний участок уже сухой. Туман садится за несколько минут. Перед выездом проверьте сообщения МЧС: в снегопад и при лавинной опасности движение ограничивают.',
        uz: 'A-373 yoʻlidagi Qamchiq dovoni taxminan 2267 metrga koʻtariladi va tepadagi havo Toshkent yoki Qoʻqondagiga oʻxshamaydi. Qoyalar soyasida va tunnellardan chiqishda muz yotadi, yonidagi qism esa allaqachon quruq boʻlishi mumkin. Tuman bir necha daqiqada tushadi. Yoʻlga chiqishdan oldin FVV xabarlarini koʻring: qor yogʻganda va koʻchki xavfi boʻlganda harakat cheklanadi.',
      },
    },
    {
      title: { ru: 'Что подготовить накануне', uz: 'Bir kun oldin nimani tayyorlash kerak' },
      info: {
        ru: 'Зимние шины на всех колёсах, полный бак и незамерзающая жидкость в омывателе. Проверьте тормозные колодки, уровень тормозной жидкости и антифриз хотя бы на минус 25. В багажник положите цепи, трос, лопату, фонарь, тёплые вещи, воду и еду на сутки. Тем, кто ездит на метане, нужен и запас бензина: на высоте и морозе он выручит.',
        uz: 'Barcha gʻildiraklarda qishki shina, toʻla bak va yuvgich idishida muzlamaydigan suyuqlik boʻlsin. Tormoz kolodkalari, tormoz suyuqligi sathi va antifrizning kamida minus 25 ga chidashini tekshiring. Yukxonaga zanjir, arqon, belkurak, chiroq, issiq kiyim, bir kunlik suv va ovqat soling. Metanda yuradiganlarga benzin zaxirasi ham kerak: balandlik va sovuqda u asqotadi.',
      },
    },
    {
      title: { ru: 'Подъём и тоннели', uz: 'Koʻtarilish va tunnellar' },
      info: {
        ru: 'Поднимайтесь ровно, без обгонов на закрытых поворотах, и держите дистанцию не меньше трёх секунд, а на льду вдвое больше. Включите ближний свет до въезда в тоннель и снимите тёмные очки. В тоннеле не останавливайтесь и не меняйте полосу. Если мотор греется, выключите кондиционер и отдохните на площадке, а не на обочине.',
        uz: 'Bir tekisda koʻtariling, yopiq burilishlarda quvib oʻtmang, oraliq masofa kamida uch soniya, muzda esa ikki barobar boʻlsin. Tunnelga kirmasdan yaqin yorituvchi chiroqni yoqing va qora koʻzoynakni yeching. Tunnelda toʻxtamang va qatorni oʻzgartirmang. Dvigatel qizisa, konditsionerni oʻchirib, yoʻl chetida emas, maxsus maydonchada dam oling.',
      },
    },
    {
      title: { ru: 'Спуск: тормозит мотор, а не педаль', uz: 'Tushish: tepki emas, dvigatel tormozlaydi' },
      info: {
        ru: 'Спускайтесь на той передаче, на которой поднимались: второй или третьей, на «автомате» включите ручной режим или L. Тормозите коротко и сильно, потом отпускайте, чтобы диски остывали. Запах гари и ватная педаль означают перегрев: остановитесь на площадке, дайте тормозам остыть полчаса и не поливайте их водой.',
        uz: 'Qaysi uzatmada koʻtarilgan boʻlsangiz, shunda tushing: ikkinchi yoki uchinchi, avtomat qutida qoʻl rejimi yoki L ni yoqing. Qisqa va kuchli tormozlang, keyin qoʻyib yuboring, shunda disklar soviydi. Kuyuk hidi va boʻshashgan tepki qizib ketishni bildiradi: maydonchada toʻxtang, tormozlar yarim soat sovisin, ustidan suv quymang.',
      },
    },
    {
      title: { ru: 'Если пришлось остановиться', uz: 'Toʻxtashga toʻgʻri kelsa' },
      info: {
        ru: 'Включите аварийную сигнализацию и выставьте знак дальше обычного. Мотор для обогрева запускайте на десять минут в час, перед этим освободите от снега выхлопную трубу: угарный газ в салоне не пахнет. Не уходите от машины в метель. Звоните 112, 102 или 103: экстренный вызов часто проходит и там, где своей сети нет, а чужая ловит.',
        uz: 'Avariya chiroqlarini yoqing va belgini odatdagidan uzoqroqqa qoʻying. Isinish uchun dvigatelni soatiga oʻn daqiqa ishlating, undan oldin ishlangan gaz quvurini qordan tozalang: salondagi is gazining hidi boʻlmaydi. Boʻronda mashinadan uzoqlashmang. 112, 102 yoki 103 raqamiga qoʻngʻiroq qiling: oʻz tarmogʻingiz boʻlmasa ham, boshqa operatorniki ushlasa, shoshilinch qoʻngʻiroq koʻpincha oʻtadi.',
      },
    },
  ],
};
