import type { ArticleSeed } from '../../types';

export const paintThicknessCheck: ArticleSeed = {
  id: 9,
  slug: 'paint-thickness-check',
  category: 'buying',
  tags: ['used-car'],
  publishedDate: '2026-02-17',
  photo: '/media/articles/paint-thickness-check.960x640.webp',
  title: {
    ru: 'Толщиномер в руках: как увидеть, что кузов уже ремонтировали',
    uz: 'Qalinlik oʻlchagich: kuzov taʼmirlanganini qanday koʻrish mumkin',
  },
  blocks: [
    {
      title: { ru: 'Какие цифры считать нормой', uz: 'Qaysi raqamlar meʼyor' },
      info: {
        ru: 'Заводская краска обычно имеет толщину от 80 до 150 микрон, и на одной машине разброс между деталями небольшой. От 150 до 300 микрон означает повторную покраску. Выше 500 под краской лежит шпатлёвка, а за 1000 скрыт серьёзный ремонт. Начните с крыши: её красят реже всего, и она даёт образец для сравнения.',
        uz: 'Zavod boʻyogʻi odatda 80 dan 150 mikrongacha boʻladi va bitta mashinada qismlar orasidagi farq kichik. 150 dan 300 gacha qayta boʻyalganini bildiradi. 500 dan yuqori boʻlsa, boʻyoq ostida shpatlyovka bor, 1000 dan oshsa, jiddiy taʼmir yashiringan. Tomdan boshlang: u eng kam boʻyaladi va solishtirish uchun namuna boʻladi.',
      },
    },
    {
      title: { ru: 'Где и как мерить', uz: 'Qayerni va qanday oʻlchash kerak' },
      info: {
        ru: 'На каждой детали сделайте пять-шесть замеров: края и середина отличаются, когда красили «переходом». Обязательно проверьте стойки, пороги и проёмы под уплотнителем дверей, их красят только после сильного удара. Прибор обнулите на голом металле из комплекта. Пластиковые бамперы он не измерит, а на алюминиевом капоте нужна модель с двойным датчиком.',
        uz: 'Har bir qismda besh-olti joydan oʻlchang: rangni «oʻtkazib» boʻyashganda cheti va oʻrtasi farq qiladi. Ustunlar, ostonalar va eshik zichlagichi ostidagi oʻyiqlarni albatta tekshiring, ular faqat kuchli zarbadan keyin boʻyaladi. Asbobni toʻplamdagi yalang metallda nolga keltiring. Plastik bamperni u oʻlchamaydi, alyuminiy kapot uchun qoʻshaloq datchikli model kerak.',
      },
    },
    {
      title: { ru: 'Что видно без прибора', uz: 'Asbobsiz nima koʻrinadi' },
      info: {
        ru: 'Болты крыльев и петель на заводе закрашены, следы ключа на гранях означают снятие детали. Зазоры должны быть одинаковы слева и справа. На каждом стекле есть год выпуска: одно «молодое» стекло спросите у хозяина, почему его меняли. Посмотрите вдоль борта против солнца: волна и другая шагрень выдают покраску лучше любого датчика.',
        uz: 'Qanot va oshiq-moshiq boltlari zavodda boʻyoq bilan qoplanadi, qirrasidagi kalit izi qism yechilganini bildiradi. Tirqishlar chap va oʻngda bir xil boʻlishi kerak. Har bir oynada ishlab chiqarilgan yili yozilgan: bittasi «yosh» boʻlsa, nega almashtirilganini soʻrang. Bortga quyoshga qarshi, boʻylama qarang: toʻlqin va boshqacha gʻadir-budir yuza boʻyalganini har qanday datchikdan yaxshi koʻrsatadi.',
      },
    },
    {
      title: { ru: 'Когда торговаться, а когда уходить', uz: 'Qachon savdolashish, qachon ketish kerak' },
      info: {
        ru: 'Перекрашенное крыло или дверь — это повод для скидки, в плотном потоке без этого не бывает. Следы ремонта на лонжеронах, стойках и полу — повод попрощаться: такая машина иначе поведёт себя в аварии. Сомневаетесь, поднимите её на подъёмнике и проверьте геометрию до передачи денег.',
        uz: 'Boʻyalgan qanot yoki eshik narxni tushirish uchun sabab, tigʻiz oqimda bunday boʻlib turadi. Lonjeron, ustun va poldagi taʼmir izi esa xayrlashish uchun sabab: bunday mashina avariyada oʻzini boshqacha tutadi. Ikkilansangiz, pul berishdan oldin uni koʻtargichga chiqarib, geometriyasini tekshirtiring.',
      },
      photo: '/media/services/pre-purchase-inspection.960x640.webp',
    },
  ],
};
