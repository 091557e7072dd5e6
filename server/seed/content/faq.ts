import type { FaqSeed } from '../types';

export const faq: FaqSeed[] = [
  {
    id: 1,
    question: { ru: 'Можно ли приехать без записи?', uz: 'Yozilmasdan kelsam boʻladimi?' },
    answer: {
      ru: 'Да, в любом филиале есть пост для тех, кто приехал без записи: шиномонтаж, диагностика, замена масла и ламп. На ремонт, который длится дольше часа, лучше записаться, тогда подъёмник и детали будут готовы к вашему приезду.',
      uz: 'Ha, har bir filialda yozilmaganlar uchun post bor: shinomontaj, diagnostika, moy va chiroq almashtirish. Bir soatdan uzoq davom etadigan taʼmirga yozilgan maʼqul, shunda koʻtargich va qismlar kelishingizga tayyor boʻladi.',
    },
  },
  {
    id: 2,
    question: { ru: 'Как узнать цену заранее?', uz: 'Narxni oldindan qanday bilsa boʻladi?' },
    answer: {
      ru: 'На странице услуги указана цена работы «от», без запчастей. Точную смету мастер составит после осмотра, вы подтверждаете её до начала ремонта. Если при разборке найдётся что-то ещё, мы сначала позвоним.',
      uz: 'Xizmat sahifasida ehtiyot qismlarsiz boshlangʻich ish narxi koʻrsatilgan. Aniq smetani usta koʻrikdan keyin tuzadi, siz uni taʼmirdan oldin tasdiqlaysiz. Ochganda yana biror narsa chiqsa, avval qoʻngʻiroq qilamiz.',
    },
  },
  {
    id: 3,
    question: { ru: 'Какая гарантия на работы и запчасти?', uz: 'Ish va ehtiyot qismlarga qanday kafolat bor?' },
    answer: {
      ru: 'На работы — шесть месяцев, на ремонт двигателя — год или 20 тысяч километров. На запчасти действует гарантия производителя, срок указан в чеке. По гарантии можно обратиться в любой филиал сети.',
      uz: 'Ishlarga olti oy, dvigatel taʼmiriga bir yil yoki 20 ming km. Ehtiyot qismlarga ishlab chiqaruvchi kafolati amal qiladi, muddati chekda yozilgan. Kafolat boʻyicha tarmoqning istalgan filialiga murojaat qilish mumkin.',
    },
  },
  {
    id: 4,
    question: { ru: 'Можно ли поставить свои запчасти?', uz: 'Oʻzim olib kelgan qismni oʻrnatib berasizlarmi?' },
    answer: {
      ru: 'Да. Мы проверим деталь и скажем, если она не подходит или похожа на подделку. На работу гарантия сохраняется, а за саму деталь отвечает тот, кто её продал.',
      uz: 'Ha. Qismni tekshiramiz, mos kelmasa yoki soxtaga oʻxshasa, aytamiz. Ishga kafolat saqlanadi, qismning oʻzi uchun esa uni sotgan tomon javob beradi.',
    },
  },
  {
    id: 5,
    question: { ru: 'Входит ли диагностика в стоимость ремонта?', uz: 'Diagnostika taʼmir narxiga kiradimi?' },
    answer: {
      ru: 'Если ремонтируете у нас, отдельно за диагностику платить не нужно. Если решите чинить в другом месте, вы платите только за диагностику и забираете распечатку с кодами и выводами мастера.',
      uz: 'Bizda taʼmirlasangiz, diagnostika uchun alohida toʻlanmaydi. Boshqa joyda taʼmirlashga qaror qilsangiz, faqat diagnostika haqini toʻlaysiz va kodlar hamda usta xulosasi yozilgan qogʻozni olasiz.',
    },
  },
  {
    id: 6,
    question: { ru: 'Обслуживаете ли вы машины на газе?', uz: 'Gazli mashinalarga xizmat koʻrsatasizlarmi?' },
    answer: {
      ru: 'Да, с метаном и с пропаном: настраиваем смесь, меняем фильтры, форсунки и редуктор, проверяем герметичность. Испытание баллонов проводят только аккредитованные пункты, мы подскажем ближайший. Перед приездом закройте вентиль и доезжайте на бензине.',
      uz: 'Ha, metan va propanli mashinalarga ham: aralashmani sozlaymiz, filtr, forsunka va reduktorni almashtiramiz, zichlikni tekshiramiz. Ballon sinovini faqat akkreditatsiyadan oʻtgan punktlar oʻtkazadi, yaqinini aytamiz. Kelishdan oldin ventilni yopib, benzinda keling.',
    },
  },
  {
    id: 7,
    question: {
      ru: 'Работаете ли вы с электромобилями и гибридами?',
      uz: 'Elektromobil va gibridlar bilan ishlaysizlarmi?',
    },
    answer: {
      ru: 'Обслуживаем подвеску, тормоза, кондиционер, охлаждение и 12-вольтовую часть, читаем ошибки высоковольтной системы. Ремонт тяговой батареи выполняем не в каждом филиале: оставьте заявку, менеджер подберёт подходящий.',
      uz: 'Osma, tormoz, konditsioner, sovitish va 12 voltli qismga xizmat koʻrsatamiz, yuqori voltli tizim xatolarini oʻqiymiz. Asosiy (yuqori voltli) batareya taʼmiri hamma filialda ham qilinmaydi: ariza qoldiring, menejer mosini topadi.',
    },
  },
  {
    id: 8,
    question: { ru: 'Машина встала на дороге. Что делать?', uz: 'Mashina yoʻlda qoldi. Nima qilish kerak?' },
    answer: {
      ru: 'Включите аварийную сигнализацию, выставьте знак и позвоните в помощь на дороге: линия и эвакуатор работают круглосуточно. Назовите марку, место и что произошло. Если загорелась красная лампа масла или температуры, мотор больше не запускайте.',
      uz: 'Avariya chiroqlarini yoqing, belgini qoʻying va yoʻldagi yordamga qoʻngʻiroq qiling: liniya va evakuator kecha-yu kunduz ishlaydi. Marka, joy va nima boʻlganini ayting. Moy yoki haroratning qizil chirogʻi yongan boʻlsa, dvigatelni qayta oʻt oldirmang.',
    },
  },
  {
    id: 9,
    question: { ru: 'Сколько ждать запчасть, если её нет на складе?', uz: 'Qism omborda boʻlmasa, qancha kutiladi?' },
    answer: {
      ru: 'Со склада в Ташкенте в филиалы области детали приходят на следующий рабочий день. Под заказ из-за рубежа — обычно 10–20 дней. Срок и предоплату менеджер называет до заказа.',
      uz: 'Toshkentdagi ombordan viloyat filiallariga qismlar keyingi ish kuni yetib boradi. Chet eldan buyurtma odatda 10–20 kun. Muddat va oldindan toʻlovni menejer buyurtmadan oldin aytadi.',
    },
  },
  {
    id: 10,
    question: { ru: 'Как вернуть купленную запчасть?', uz: 'Sotib olingan qismni qanday qaytarish mumkin?' },
    answer: {
      ru: 'Неустановленную деталь в целой упаковке принимаем в течение десяти дней по чеку. Электронные блоки, жидкости и детали, сделанные под заказ, возврату не подлежат, кроме брака. При браке привезите деталь и заказ-наряд, разберёмся за пять рабочих дней.',
      uz: 'Oʻrnatilmagan, qadogʻi butun qismni oʻn kun ichida chek bilan qaytarib olamiz. Elektron bloklar, suyuqliklar va buyurtma asosida tayyorlangan qismlar, nuqsonlisidan tashqari, qaytarilmaydi. Nuqson chiqsa, qism va zakaz-naryadni olib keling, besh ish kunida hal qilamiz.',
    },
  },
  {
    id: 11,
    question: {
      ru: 'Как часто менять масло в нашем климате?',
      uz: 'Bizning iqlimda moyni qancha vaqtda almashtirish kerak?',
    },
    answer: {
      ru: 'В городе с пробками и пылью — раз в 7–8 тысяч километров на синтетике и не реже раза в год. Для машин на газе срок тот же. Вязкость и допуск берите из руководства, а мы проверим их по VIN.',
      uz: 'Tirbandlik va chang koʻp shaharda sintetikada har 7–8 ming km, kamida yiliga bir marta. Gazli mashinalar uchun ham muddat shu. Qovushqoqlik va zavod ruxsatini (dopusk) qoʻllanmadan oling, biz uni VIN boʻyicha tekshirib beramiz.',
    },
  },
  {
    id: 12,
    question: {
      ru: 'Как оплатить и нужен ли договор компании?',
      uz: 'Qanday toʻlanadi va kompaniyaga shartnoma kerakmi?',
    },
    answer: {
      ru: 'Наличными, картами Uzcard, Humo, Visa и Mastercard, через Click и Payme по QR-коду, банковским переводом. Компаниям от пяти машин выставляем счёт по договору, с отсрочкой и отчётом по каждому автомобилю. Чек и заказ-наряд выдаём всегда.',
      uz: 'Naqd pul, Uzcard, Humo, Visa va Mastercard kartalari, QR-kod boʻyicha Click va Payme yoki bank oʻtkazmasi orqali. Besh va undan koʻp mashinasi bor kompaniyalarga shartnoma asosida, muddatli toʻlov va har bir mashina boʻyicha hisobot bilan hisob yozamiz. Chek va zakaz-naryad har doim beriladi.',
    },
  },
];
