import type { MessageTemplateSeed } from '../types';

export const messageTemplates: MessageTemplateSeed[] = [
  {
    id: 1,
    name: { ru: 'Перезвоните нам', uz: 'Bizga qoʻngʻiroq qiling' },
    text: {
      ru: 'Здравствуйте, {name}! Мы не дозвонились до вас. Перезвоните, пожалуйста: есть вопрос по вашему автомобилю.',
      uz: 'Assalomu alaykum, {name}! Sizga qoʻngʻiroq qila olmadik. Avtomobilingiz boʻyicha savol bor, iltimos, qoʻngʻiroq qiling.',
    },
  },
  {
    id: 2,
    name: { ru: 'Запчасть приехала', uz: 'Ehtiyot qism keldi' },
    text: {
      ru: 'Здравствуйте, {name}! Запчасть для {car} приехала. Ждём вас в филиале {branch}, выберите удобное время.',
      uz: 'Assalomu alaykum, {name}! {car} uchun ehtiyot qism keldi. Sizni {branch} filialida kutamiz, qulay vaqtni tanlang.',
    },
  },
  {
    id: 3,
    name: { ru: 'Нужно согласовать работу', uz: 'Ishni kelishish kerak' },
    text: {
      ru: 'Здравствуйте, {name}! При осмотре {car} нашли то, что нужно с вами согласовать. Позвоните, пожалуйста.',
      uz: 'Assalomu alaykum, {name}! {car} koʻrigida siz bilan kelishish kerak boʻlgan narsa topildi. Iltimos, qoʻngʻiroq qiling.',
    },
  },
  {
    id: 4,
    name: { ru: 'Заберите автомобиль', uz: 'Avtomobilni olib keting' },
    text: {
      ru: 'Здравствуйте, {name}! {car} ждёт вас. Забрать можно {hours}.',
      uz: 'Assalomu alaykum, {name}! {car} sizni kutmoqda. Olib ketish vaqti: {hours}.',
    },
  },
];
