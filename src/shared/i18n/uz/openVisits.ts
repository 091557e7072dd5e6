import type { openVisits as Source } from '../ru/openVisits';

export const openVisits: typeof Source = {
  title: 'Hozir servisda',
  open: 'Qabul qilindi',
  sent: 'Smeta javob kutmoqda',
  inWork: 'Ish ketmoqda',
  ready: 'Tayyor',
  openText: 'Mashina filialda. Smeta tuzilgach, shu yerda koʻrinadi.',
  sentText: 'Smetani koʻrib chiqing va har bir qatorga javob bering.',
  inWorkText: 'Mashinani olib ketish mumkin boʻlganda, bu shu yerda koʻrinadi.',
  readyText: 'Olib ketish mumkin.',
  today: 'Bugun {{until}} gacha olib ketish mumkin.',
  laterToday: 'Bugun {{from}}–{{until}} oraligʻida olib ketish mumkin.',
  day: '{{day}}, {{from}}–{{until}} oraligʻida olib ketish mumkin.',
  since: 'qabul qilindi: {{day}}, {{time}}',
  estimate: 'Smetani koʻrish',
  answer: 'Smetaga javob berish',
};
