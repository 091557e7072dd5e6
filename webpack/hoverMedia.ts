import { AtRule, type Plugin, type Rule } from 'postcss';

const HOVER = '(hover: hover)';

const hovers = (selector: string) => selector.includes(':hover');

const hasHoverQuery = (rule: Rule): boolean => {
  for (let { parent } = rule; parent; parent = parent.parent as typeof parent)
    if (parent instanceof AtRule && parent.name === 'media' && parent.params.includes(HOVER)) return true;
  return false;
};

/**
 * Moves `:hover` rules into `@media (hover: hover)`. On touch screens a tapped element stays hovered until the next
 * tap: it would still look hovered after going back, and its transition would slow down rendering.
 */
export const hoverMedia: Plugin = {
  postcssPlugin: 'hover-media',
  OnceExit(root) {
    root.walkRules((rule) => {
      const hovered = rule.selectors.filter(hovers);
      if (hovered.length === 0 || hasHoverQuery(rule)) return;
      const others = rule.selectors.filter((selector) => !hovers(selector));
      const media = new AtRule({ name: 'media', params: HOVER });
      media.append(rule.clone({ selectors: hovered }));
      rule.after(media);
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    });
  },
};
