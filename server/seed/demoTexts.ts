import { createHash } from 'node:crypto';
import type { EnquirySection } from '#contract/enquiries';

const CHARACTERS = '23456789ACDEFGHJKMNPQRTVWX';

/** Derived from `name`, so that demo links stay valid after another seeding. */
export function demoReference(name: string): string {
  const bytes = createHash('sha256').update(name).digest();
  const signs = Array.from({ length: 8 }, (_, at) => CHARACTERS[(bytes[at] ?? 0) % CHARACTERS.length]).join('');
  return `Y-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

type Asked = {
  section: EnquirySection;
  language: 'ru' | 'uz';
  model: string | null;
  text: string;
  part?: string;
  service?: string;
};

export const demoNames = [
  'Рустам Юлдашев',
  'Dilnoza Rahmonova',
  'Ольга Ким',
  'Bekzod Ergashev',
  'Тимур Абдуллаев',
  'Gulnora Saidova',
  'Сергей Цой',
  'Oʻtkir Nazarov',
  'Фарида Мирзаева',
  'Sardor Xolmatov',
  'Анна Пак',
  'Malohat Tursunova',
  'Ислом Хаджаев',
  'Zafar Olimov',
  'Елена Воронина',
] as const;

export const enquiryTemplates: readonly Asked[] = [
  {
    section: 'bookCategor_home',
    language: 'ru',
    model: 'chevrolet-cobalt',
    service: 'oil-change',
    text: 'Хочу записаться на замену масла в субботу утром.',
  },
  {
    section: 'shop',
    language: 'uz',
    model: 'chevrolet-tracker-2',
    part: 'front-brake-pads-tracker',
    text: 'Old tormoz kolodkalari bormi? Ikkita toʻplam kerak.',
  },
  {
    section: 'bookCategor_about',
    language: 'ru',
    model: null,
    text: 'Стучит спереди справа на кочках. Можно приехать на диагностику?',
  },
  {
    section: 'bookCategor_home',
    language: 'uz',
    model: 'chevrolet-cobalt',
    service: 'air-conditioning',
    text: 'Konditsioner sovutmayapti, tekshirib bera olasizmi?',
  },
  {
    section: 'shop',
    language: 'ru',
    model: 'chevrolet-cobalt',
    part: 'air-filter-gentra',
    text: 'Нужен воздушный фильтр, заберу сам сегодня вечером.',
  },
  {
    section: 'bookCategor_home',
    language: 'ru',
    model: 'chevrolet-tracker-2',
    service: 'computer-diagnostics',
    text: 'Загорелась лампа двигателя. Когда можно подъехать?',
  },
  {
    section: 'bookCategor_about',
    language: 'uz',
    model: null,
    text: 'Oilaviy sayohatdan oldin mashinani toʻliq koʻrikdan oʻtkazmoqchiman.',
  },
  {
    section: 'shop',
    language: 'uz',
    model: 'chevrolet-cobalt',
    part: 'battery-60ah',
    text: 'Akkumulyator 60 A·soat narxi qancha? Oʻrnatib berasizmi?',
  },
];

export const demoNotes = [
  'Перезвонила, договорились на утро.',
  'Mijoz telefonni koʻtarmadi, kechqurun qayta qoʻngʻiroq qilaman.',
  'Деталь на складе, отложили до пятницы.',
  'Narxini aytdim, oʻylab koʻrmoqchi.',
] as const;
