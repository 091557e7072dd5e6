import type { home as Source } from '../ru/home';

export const home: typeof Source = {
  title: 'Mashinangiz yana soz, sababini ham bilasiz',
  lead: 'Diagnostika, taʼmirlash, texnik xizmat va kafolatli ehtiyot qismlar. Usta nosozlikni koʻrsatadi va narxni ish boshlanishidan oldin kelishib oladi.',
  book: 'Onlayn yozilish',
  carousel: 'Yolda takliflari',
  carouselRole: 'karusel',
  slideRole: 'slayd',
  slide: '{{total}} tadan {{number}}-slayd',
  pause: 'Slaydlar almashishini toʻxtatish',
  play: 'Slaydlar almashishini yoqish',
  facts: 'Yolda raqamlarda',
  servicesTitle: 'Qanday yordam beramiz',
  allServices: 'Barcha xizmatlar',
  videoTitle: 'Taʼmirlash qanday oʻtadi',
  videoText:
    'Qabul qilishdan topshirishgacha: siz kutish zalida qahva ichguningizcha mashina bilan nimalar qilinishini koʻring.',
  videoPlay: 'Videoni koʻrish',
  videoOpen: 'Videoni ochish',
  promos: 'Aksiyalar',
  advantages: 'Nega bizni tanlashadi',
  articlesTitle: 'Eng koʻp oʻqilganlar',
  articlesText: 'Mashinani ham, pulni ham asraydigan ustalar maslahatlari.',
  allArticles: 'Barcha maqolalar',
};
