import { Counter, type Registry } from 'prom-client';
import { PAGE_NAMES, PAGE_SERVING } from '#contract/rules/pages';
import { DEVICE_CLASSES, type PageView } from '#contract/telemetry';

const SECTIONS = [...new Set<string>(PAGE_NAMES.map((name) => PAGE_SERVING[name].views))].filter(
  (section) => section !== 'other',
);

const sectionOf = (path: string) => {
  const [first = ''] = path.split('/').filter(Boolean);
  return first === '' ? 'home' : (SECTIONS.find((section) => section === first) ?? 'other');
};

export function pageViewMetrics(registry: Registry): (view: PageView) => void {
  const views = new Counter({
    name: 'yolda_page_views_total',
    help: 'Page views by section, language and device, without robots and visitors who opt out',
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
