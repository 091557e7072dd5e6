const PSEUDO = /:(hover|active|focus-visible)(?![\w-])/g;
/** A hovered element hovers with all that it holds, but only one control has the focus. */
const TAKES_FOCUS = ':is(a, input, textarea, select, summary, button:not([tabindex="-1"]), [tabindex="0"])';

const forced = (pseudo: string, name: string): string =>
  `:is(${pseudo}, [data-forced~="${name}"] ${name === 'focus-visible' ? TAKES_FOCUS : '*'})`;

const forceIn = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(PSEUDO) >= 0)
      rule.selectorText = rule.selectorText.replace(PSEUDO, forced);
    if ('cssRules' in rule) forceIn(rule.cssRules as CSSRuleList);
  }
};

/** Lets `data-forced="hover"` (`active`, `focus-visible`) show what the style sheets say of that state, with the same weight. */
export const forceStates = (): void => {
  for (const sheet of document.styleSheets) forceIn(sheet.cssRules);
};
