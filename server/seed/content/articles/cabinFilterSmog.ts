import type { ArticleSeed } from '../../types';

export const cabinFilterSmog: ArticleSeed = {
  id: 6,
  slug: 'cabin-filter-smog',
  category: 'maintenance',
  tags: ['oil-and-filters', 'winter', 'heat-and-dust'],
  publishedDate: '2025-12-16',
  photo: '/media/articles/cabin-filter-smog.960x640.webp',
  title: {
    ru: 'Салонный фильтр и зимний смог: чем вы дышите за рулём',
    uz: 'Salon filtri va qishki smog: rulda qanday havodan nafas olasiz',
  },
  blocks: [
    {
      title: { ru: 'Почему зимой хуже, чем летом', uz: 'Nega qishda yozdagidan yomonroq' },
      info: {
        ru: 'В холодные безветренные дни над Ташкентом стоит температурная инверсия: тёплый воздух сверху, как крышка, держит внизу выхлоп, дым и пыль. Самые опасные частицы PM2.5 мельче эритроцита и проходят из лёгких в кровь. В потоке машин их концентрация выше, чем на тротуаре, потому что воздухозаборник стоит прямо напротив чужой выхлопной трубы.',
        uz: 'Sovuq va shamolsiz kunlarda Toshkent ustida harorat inversiyasi turadi: tepadagi iliq havo qopqoqdek ishlangan gaz, tutun va changni pastda ushlab qoladi. Eng xavfli PM2.5 zarralari eritrotsitdan mayda boʻlib, oʻpkadan qonga oʻtadi. Mashinalar oqimida ularning miqdori piyodalar yoʻlagidagidan koʻp, chunki havo olish tirqishi boshqa mashinaning quvuri qarshisida turadi.',
      },
    },
    {
      title: { ru: 'Обычный или угольный', uz: 'Oddiy yoki koʻmirli' },
      info: {
        ru: 'Обычный бумажный фильтр задерживает пыльцу, песок и крупную пыль. Угольный дополнительно поглощает запахи и часть выхлопных газов, для города берите его. Смотрите на плотность: хороший фильтр тяжелее и складки в нём чаще. Вставка с надписью HEPA без уплотнения по краю пропускает воздух мимо себя и пользы не даёт.',
        uz: 'Oddiy qogʻoz filtr gulchang, qum va yirik changni ushlaydi. Koʻmirlisi qoʻshimcha ravishda hid va ishlangan gazlarning bir qismini yutadi, shahar uchun shuni oling. Zichligiga qarang: yaxshi filtr ogʻirroq, burmalari ham zichroq boʻladi. Chetida zichlagichi yoʻq, HEPA deb yozilgan qoʻyma havoni yonidan oʻtkazib yuboradi va foyda bermaydi.',
      },
    },
    {
      title: { ru: 'Когда и где менять', uz: 'Qachon va qayerda almashtiriladi' },
      info: {
        ru: 'Два раза в год: в октябре, после пыльного лета, и в марте, после смога. На большинстве Chevrolet фильтр стоит за перчаточным ящиком, работа занимает десять минут. На некоторых простых комплектациях место под него есть, а сам фильтр не поставлен: загляните. Стрелка на рамке показывает направление потока воздуха.',
        uz: 'Yiliga ikki marta: changli yozdan keyin oktabrda va smogdan keyin martda. Koʻpchilik Chevrolet mashinalarida filtr old paneldagi quti (bardachok) ortida, ish oʻn daqiqa oladi. Baʼzi oddiy komplektatsiyalarda uning joyi bor-u, oʻzi qoʻyilmagan boʻladi: ochib koʻring. Romdagi koʻrsatkich havo oqimi yoʻnalishini bildiradi.',
      },
    },
    {
      title: { ru: 'Рециркуляция с умом', uz: 'Resirkulyatsiyadan toʻgʻri foydalanish' },
      info: {
        ru: 'В пробке и за грузовиком включайте рециркуляцию: воздух салона проходит через фильтр несколько раз и становится заметно чище. Через 10–15 минут ненадолго впустите свежий, иначе накапливается углекислый газ и клонит в сон. Если запотевают стёкла, включите кондиционер: он сушит воздух и зимой.',
        uz: 'Tirbandlikda va yuk mashinasi ortida resirkulyatsiyani yoqing: salon havosi filtrdan bir necha marta oʻtib, ancha tozalanadi. 10–15 daqiqadan keyin biroz toza havo kiriting, aks holda karbonat angidrid toʻplanib, uyqu bosadi. Oynalar terlasa, konditsionerni yoqing: u qishda ham havoni quritadi.',
      },
    },
  ],
};
