import type { Language } from '#shared/i18n/languages';

export interface Words {
  save: string;
  open: string;
  name: string;
  title: string;
  sentence: string;
  text: string;
  mistake: string;
  long: string;
  longTitle: string;
  items: readonly string[];
}

export const WORDS: Record<Language, Words> = {
  ru: {
    save: 'Записаться',
    open: 'Открыть',
    name: 'Дилшод Рахимов',
    title: 'Замена масла',
    sentence: 'Мастер перезвонит в течение часа и назовёт точную цену.',
    text: 'Масло меняют каждые семь тысяч километров.\nВ жару и в пробках срок короче: двигатель работает, а пробег не растёт.',
    mistake: 'Заполните это поле',
    long: 'Автоэлектродиагностирование',
    longTitle: 'Диагностика и ремонт высоковольтной аккумуляторной батареи электромобиля с последующей балансировкой',
    items: ['Двигатель', 'Тормоза', 'Подвеска и рулевое управление', 'Кондиционер', 'Электрооборудование автомобиля'],
  },
  uz: {
    save: 'Yozilish',
    open: 'Ochish',
    name: 'Dilshod Rahimov',
    title: 'Moy almashtirish',
    sentence: 'Usta bir soat ichida qoʻngʻiroq qilib, aniq narxni aytadi.',
    text: 'Moy har yetti ming kilometrda almashtiriladi.\nJaziramada va tirbandlikda muddat qisqaroq: dvigatel ishlaydi, yurilgan masofa esa oʻsmaydi.',
    mistake: 'Bu maydonni toʻldiring',
    long: 'Elektrlashtirilmaganligidan',
    longTitle:
      'Elektromobilning yuqori kuchlanishli akkumulyator batareyasini diagnostika qilish, taʼmirlash va muvozanatlash',
    items: ['Dvigatel', 'Tormozlar', 'Osma va rul boshqaruvi', 'Konditsioner', 'Avtomobil elektr jihozlari'],
  },
};
