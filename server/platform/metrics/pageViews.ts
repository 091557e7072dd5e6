import { Counter, type Registry } from 'prom-client';
import { PAGE_NAMES, PAGE_SERVING } from '#contract/rules/pages';
import { DEVICE_CLASSES, type PageView } from '#contract/telemetry';

/** First segments of the site's addresses: labels take values of a short list only. */
const SECTIONS = [...new Set<string>(PAGE_NAMES.map((name) => PAGE_SERVING[name].views))].filter(
  (section) => section !== 'other',
);

const sectionOf = (path: string) => {
  const [first = ''] = path.split('/').filter(Boolean);
  return first === '' ? 'home' : (SECTIONS.find((section) => section === first) ?? 'other');
};

/** Counts the views that are also counted in the database. */
export function pageViewMetrics(registry: Registry): (view: PageView) => void {
  const views = new Counter({
    name: 'yolda_page_views_total',
    help: 'Pages shown to visitors, by section, language and device; none of programs or of whoever asks not to be counted',
    labelNames: ['section', 'language', 'device'],
    registers: [registry],
  });
  for (const section of [...SECTIONS, 'other']) {
    for (const language of ['ru', 'uz']) {
      for (const device of DEVICE_CLASSES) views.inc({ section, language, device }, 0);
    }
  }
  return ({ path, language, device }) => views.inc({ section: sectionOf(path), language, device });
}
