import type { ArticleSeed } from '../../types';

export const batteryHeatAndFrost: ArticleSeed = {
  id: 2,
  slug: 'battery-heat-and-frost',
  category: 'seasons',
  tags: ['battery', 'winter', 'heat-and-dust'],
  publishedDate: '2025-10-09',
  photo: '/media/articles/battery-heat-and-frost.960x640.webp',
  title: {
    ru: 'Почему аккумулятор портит жара, а умирает он в мороз',
    uz: 'Nega akkumulyatorni issiq eskirtiradi, sovuq esa toʻxtatib qoʻyadi',
  },
  blocks: [
    {
      title: { ru: 'Жара старит батарею, мороз показывает результат', uz: 'Issiq qaritadi, sovuq esa fosh qiladi' },
      info: {
        ru: 'Под капотом летом держится 70–80 градусов, и при такой температуре пластины разрушаются вдвое быстрее, а вода из электролита испаряется. До осени машина заводится, потому что тёплому мотору нужен небольшой ток. В первую же ночь около минус десяти батарея отдаёт заметно меньше энергии, а густое масло требует больше. Поэтому аккумулятор в Ташкенте живёт в среднем три-четыре года, а не пять-семь.',
        uz: 'Yozda kapot ostida 70–80 daraja issiq boʻladi, bunda plastinalar ikki barobar tez yemiriladi, elektrolitdagi suv esa bugʻlanadi. Kuzgacha mashina oʻt olaveradi, chunki iliq dvigatelga katta tok kerak emas. Harorat minus oʻnga yaqinlashgan birinchi kechadayoq batareya ancha kam quvvat beradi, quyuqlashgan moy esa koʻproq talab qiladi. Shu sababli Toshkentda akkumulyator besh-yetti yil emas, oʻrtacha uch-toʻrt yil xizmat qiladi.',
      },
    },
    {
      title: { ru: 'Цифры, которые стоит знать', uz: 'Bilib qoʻyishga arziydigan raqamlar' },
      info: {
        ru: 'Измерьте напряжение мультиметром утром, до запуска: 12,6 вольта и выше означает полный заряд, 12,4 — около трёх четвертей, при 12,2 и ниже батарею пора заряжать. При работающем моторе должно быть примерно от 13,8 до 14,7 вольта, иначе смотрите генератор и ремень. На машинах с «умным» генератором цифры гуляют шире, их оценивает сканер. Во время запуска стартером хорошая батарея не проседает ниже 9,6 вольта.',
        uz: 'Kuchlanishni ertalab, dvigatelni oʻt oldirmasdan multimetr bilan oʻlchang: 12,6 volt va undan yuqori boʻlsa, quvvat toʻla, 12,4 taxminan toʻrtdan uch, 12,2 va undan past boʻlsa, quvvatlash vaqti kelgan. Dvigatel ishlab turganda taxminan 13,8 dan 14,7 voltgacha boʻlishi kerak, aks holda generator va tasmani koʻring. «Aqlli» generatorli mashinalarda raqamlar kengroq oʻzgaradi, ularni skaner baholaydi. Starter aylanayotganda yaxshi batareyada kuchlanish 9,6 voltdan pastga tushmaydi.',
      },
      photo: '/media/services/auto-electrics.960x640.webp',
    },
    {
      title: { ru: 'Как продлить срок службы', uz: 'Xizmat muddatini qanday uzaytirish mumkin' },
      info: {
        ru: 'Держите клеммы чистыми, а корпус сухим: грязная плёнка на крышке понемногу разряжает батарею. Проверьте крепление, потому что на плохой дороге незакреплённый корпус трясётся и пластины осыпаются. Если ездите по два-три километра в день, раз в месяц заряжайте батарею от зарядного устройства ночью. Летом ставьте машину в тень, это помогает не только салону.',
        uz: 'Klemmalarni toza, korpusni quruq tuting: qopqoqdagi kir parda batareyani asta-sekin zaryadsizlantiradi. Mahkamlagichni tekshiring, chunki yomon yoʻlda boʻsh turgan korpus silkinadi va plastinalar toʻkiladi. Kuniga ikki-uch kilometr yursangiz, oyda bir marta batareyani kechasi quvvatlagichga qoʻying. Yozda mashinani soyaga qoʻying, bu faqat salonga foyda emas.',
      },
    },
    {
      title: { ru: 'Как правильно прикурить', uz: 'Boshqa mashinadan toʻgʻri oʻt oldirish' },
      info: {
        ru: 'Красный провод — сначала на плюс севшей батареи, затем на плюс донора. Чёрный — на минус донора, а второй его конец — на голый металл двигателя севшей машины, подальше от аккумулятора. Подождите пять минут, запустите мотор и снимайте провода в обратном порядке. Треснувшую или замёрзшую батарею прикуривать нельзя, она может взорваться.',
        uz: 'Qizil simni avval quvvati tugagan batareyaning musbat qutbiga, keyin donornikiga ulang. Qora simni donorning manfiy qutbiga, ikkinchi uchini esa oʻt olmayotgan mashina dvigatelining ochiq metalliga, akkumulyatordan nariroqqa ulang. Besh daqiqa kutib, dvigatelni oʻt oldiring va simlarni teskari tartibda yeching. Yorilgan yoki muzlagan batareyaga bunday qilib boʻlmaydi, u portlashi mumkin.',
      },
    },
  ],
};
