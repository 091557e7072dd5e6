import type { ArticleSeed } from '../../types';

export const childSeatChoice: ArticleSeed = {
  id: 21,
  slug: 'child-seat-choice',
  category: 'safety',
  tags: ['road-trip'],
  publishedDate: '2026-08-20',
  photo: '/media/articles/child-seat-choice.960x640.webp',
  title: {
    ru: 'Детское кресло: выбрать по росту и закрепить без ошибок',
    uz: 'Bolalar oʻrindigʻi: boʻyga qarab tanlash va xatosiz mahkamlash',
  },
  blocks: [
    {
      title: { ru: 'Выбираем по росту, а не по возрасту', uz: 'Yoshga emas, boʻyga qarab tanlaymiz' },
      info: {
        ru: 'По европейскому правилу R129 (i-Size) кресло подбирают по росту. До 105 см безопаснее ехать спиной вперёд, минимум до 15 месяцев это обязательно: голова малыша тяжёлая, а шея слабая. От 100 до 150 см нужен бустер со спинкой, который ведёт ремень по плечу, а не по шее. Подушка без спинки от бокового удара не защищает.',
        uz: 'Yevropaning R129 (i-Size) qoidasiga koʻra, oʻrindiq boʻyga qarab tanlanadi. 105 sm gacha orqaga qarab oʻtirish xavfsizroq, kamida 15 oygacha bu shart: chaqaloqning boshi ogʻir, boʻyni zaif. 100 dan 150 sm gacha kamarni boʻyindan emas, yelkadan oʻtkazadigan suyanchiqli buster kerak. Suyanchiqsiz yostiqcha yon zarbadan himoya qilmaydi.',
      },
    },
    {
      title: { ru: 'Isofix или ремень', uz: 'Isofix yoki kamar' },
      info: {
        ru: 'Скобы Isofix ищите между подушкой и спинкой заднего дивана, на Tracker и Onix они есть, на Damas нет. Кресло с Isofix труднее поставить неправильно: индикатор должен стать зелёным с двух сторон. Если крепите ремнём, прижмите кресло коленом и вытяните слабину: у основания оно не должно сдвигаться больше чем на два сантиметра.',
        uz: 'Isofix halqalarini orqa oʻrindiq yostigʻi va suyanchigʻi orasidan qidiring: Tracker va Onix modellarida bor, Damasda yoʻq. Isofix oʻrindigʻini notoʻgʻri qoʻyish qiyinroq: koʻrsatkich ikkala tomonda yashil boʻlishi kerak. Kamar bilan mahkamlasangiz, oʻrindiqni tizza bilan bosib, kamarni torting: u asosida ikki santimetrdan ortiq siljimasligi lozim.',
      },
    },
    {
      title: { ru: 'Четыре частые ошибки', uz: 'Toʻrtta koʻp uchraydigan xato' },
      info: {
        ru: 'Пуховик под ремнями: при ударе он сжимается, и ребёнок вылетает, поэтому куртку снимают и накрывают ею сверху. Слабые ремни: под них должен проходить один палец. Люлька спиной вперёд на переднем сиденье с включённой подушкой безопасности. Кресло после аварии или с рук без истории: трещины в каркасе снаружи не видны.',
        uz: 'Kamar ostidagi qalin kurtka: zarbada u siqiladi va bola kamardan chiqib ketadi, shuning uchun kurtkani yechib, ustidan yopiladi. Boʻsh kamar: ostidan bitta barmoq oʻtishi kerak. Xavfsizlik yostiqchasi oʻchirilmagan old oʻrindiqqa orqaga qaratib qoʻyilgan beshikcha. Avariyadan chiqqan yoki tarixi nomaʼlum oʻrindiq: karkasdagi darz tashqaridan koʻrinmaydi.',
      },
    },
    {
      title: { ru: 'Никогда не оставляйте ребёнка в машине', uz: 'Bolani mashinada hech qachon qoldirmang' },
      info: {
        ru: 'При 35 градусах на улице воздух в закрытой машине за двадцать минут нагревается до пятидесяти и выше, приоткрытое окно почти не помогает. Тело ребёнка нагревается в несколько раз быстрее взрослого. Положите телефон или сумку на заднее сиденье рядом с креслом, и вы точно обернётесь. Увидели чужого ребёнка в закрытой машине, звоните 112.',
        uz: 'Koʻchada 35 daraja boʻlganda yopiq mashinadagi havo yigirma daqiqada ellikdan oshadi, qiya ochilgan oyna deyarli yordam bermaydi. Bolaning tanasi kattanikidan bir necha barobar tez qiziydi. Telefon yoki sumkani orqaga, oʻrindiq yoniga qoʻying, shunda albatta oʻgirilib qaraysiz. Yopiq mashinada birovning bolasini koʻrsangiz, 112 ga qoʻngʻiroq qiling.',
      },
    },
  ],
};
