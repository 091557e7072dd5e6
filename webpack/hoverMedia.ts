import { AtRule, type Plugin, type Rule } from 'postcss';

const HOVER = '(hover: hover)';

const hovers = (selector: string) => selector.includes(':hover');

const isAskedAlready = (rule: Rule): boolean => {
  for (let { parent } = rule; parent; parent = parent.parent as typeof parent)
    if (parent instanceof AtRule && parent.name === 'media' && parent.params.includes(HOVER)) return true;
  return false;
};

/**
 * Puts every rule for `:hover` under `@media (hover: hover)`. On a touch screen a tapped element counts as hovered until the next tap:
 * it would stay lifted after Back, and its transition would be painted frame by frame while the next page is rendered.
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  OnceExit(root) {
    root.walkRules((rule) => {
      const hovered = rule.selectors.filter(hovers);
      if (hovered.length === 0 || isAskedAlready(rule)) return;
      const others = rule.selectors.filter((selector) => !hovers(selector));
      const media = new AtRule({ name: 'media', params: HOVER });
      media.append(rule.clone({ selectors: hovered }));
      rule.after(media);
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    });
  },
};
