import { readdirSync, readFileSync } from 'node:fs';
import { blend, colorsNamed, wcagContrast } from 'culori';
import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss';
import valueParser from 'postcss-value-parser';
import { DECORATIVE, OUTLINES, WORDS } from './colorPairs';

const SOURCE = 'src';
const TOKENS = 'src/shared/styles/tokens.css';
const HAIRLINE = /^-?1px$/;
const COLOR_FUNCTION = /^(?:rgb|hsl)a?$|^(?:hwb|lab|lch|oklab|oklch|color)$/;
const TAKES_COLOR = /color|background|border|outline|shadow|fill|stroke|decoration/;

const read = (file: string) => parse(readFileSync(file, 'utf8'), { from: file });
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `${SOURCE}/${name}`)
  .filter((file) => file !== TOKENS);

const rawValues = ({ prop, value }: Declaration): string[] => {
  const found: string[] = [];
  valueParser(value).walk((node) => {
    const { type, value: text } = node;
    if (type === 'function' && COLOR_FUNCTION.test(text)) found.push(valueParser.stringify(node));
    if (type === 'function' && text === 'url') return false;
    if (type !== 'word') return undefined;
    if (text.startsWith('#')) found.push(text);
    if (TAKES_COLOR.test(prop) && Object.hasOwn(colorsNamed, text.toLowerCase())) found.push(text);
    const size = valueParser.unit(text);
    if (size && size.unit.toLowerCase() === 'px' && !HAIRLINE.test(text)) found.push(text);
    return undefined;
  });
  return found;
};

const colorsOf = (container: Container): Record<string, string> => {
  const colors: Record<string, string> = {};
  container.walkDecls(/^--color-/, ({ prop, value }) => {
    colors[prop.slice('--color-'.length)] = value;
  });
  return colors;
};

const blocks = () => {
  const tokens = read(TOKENS);
  const rules: Record<string, Rule> = {};
  tokens.walkRules((rule) => {
    // Skips the rules for print, touch screens and widths.
    const { params = '' } = (rule.parent ?? {}) as Partial<AtRule>;
    if (!/print|pointer|width/.test(params)) rules[rule.selector] = rule;
  });
  const block = (selector: string) => {
    const rule = rules[selector];
    if (!rule) throw new Error(`tokens.css has no rule for ${selector}`);
    return rule;
  };
  return {
    light: block(':root'),
    darkBySystem: block(':root:not([data-theme="light"])'),
    darkByChoice: block(':root[data-theme="dark"]'),
  };
};

const themes = () => {
  const { light, darkByChoice } = blocks();
  return { light: colorsOf(light), dark: { ...colorsOf(light), ...colorsOf(darkByChoice) } };
};

it('style sheets other than tokens.css contain no raw colours and pixel sizes', () => {
  const raw = sheets.flatMap((file) => {
    const found: string[] = [];
    read(file).walkDecls((declaration) => {
      for (const value of rawValues(declaration)) {
        found.push(`${file}:${declaration.source?.start?.line} ${declaration.prop}: ${value}`);
      }
    });
    return found;
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(raw).toEqual([]);
});

it('the check finds raw values and accepts tokens, hairlines and image URLs', () => {
  const [rule] = parse(
    'a { color: RED; border: 1px solid #fff; margin: -3px 0; background: url(a.svg#b) rgb(0 0 0 / 0.5); inset: 1px var(--space-1) }',
  ).nodes;
  const found: string[] = [];
  (rule as Rule).walkDecls((declaration) => void found.push(...rawValues(declaration)));
  expect(found).toEqual(['RED', '#fff', '-3px', 'rgb(0 0 0 / 0.5)']);
});

it('the dark theme has the same values by system preference and by the visitor’s choice', () => {
  const { darkBySystem, darkByChoice } = blocks();
  const declared = (rule: Rule) => rule.nodes.map((node) => node.toString().replace(/\s+/g, ' '));
  expect(declared(darkBySystem)).toEqual(declared(darkByChoice));
});

describe.each(Object.entries(themes()))('the contrast of the %s theme', (_, colors) => {
  const color = (name: string) => {
    const value = colors[name];
    if (!value) throw new Error(`tokens.css has no --color-${name}`);
    return value;
  };
  // Worst case: white content behind a translucent colour.
  const contrast = (ground: string, name: string) => wcagContrast(blend(['white', color(ground)]), color(name));
  const tooWeak = (pairs: typeof WORDS, least: number) =>
    Object.entries(pairs).flatMap(([ground, names]) =>
      names
        .map((name) => ({ name, ratio: contrast(ground, name) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ratio }) => `${name} on ${ground}: ${ratio.toFixed(2)}`),
    );

  it('of text is at least 4.5', () => {
    expect(tooWeak(WORDS, 4.5)).toEqual([]);
  });

  it('of outlines is at least 3', () => {
    expect(tooWeak(OUTLINES, 3)).toEqual([]);
  });
});

it('colorPairs.ts lists every colour token', () => {
  const placed = [WORDS, OUTLINES].flatMap((pairs) => [...Object.keys(pairs), ...Object.values(pairs).flat()]);
  const known = new Set([...placed, ...DECORATIVE]);
  expect(Object.keys(themes().light).filter((name) => !known.has(name))).toEqual([]);
});

it('colorPairs.ts lists the colours of every rule that sets text and background', () => {
  const tokenOf = (rule: Rule, prop: RegExp) => {
    let name: string | undefined;
    rule.each((node) => {
      if (node.type === 'decl' && prop.test(node.prop)) name = /^var\(--color-([\w-]+)\)$/.exec(node.value)?.[1];
    });
    return name;
  };
  const unlisted = sheets.flatMap((file) => {
    const found: string[] = [];
    read(file).walkRules((rule) => {
      const words = tokenOf(rule, /^color$/);
      const ground = tokenOf(rule, /^background(-color)?$/);
      if (words && ground && !WORDS[ground]?.includes(words))
        found.push(`${file} ${rule.selector}: ${words} on ${ground}`);
    });
    return found;
  });
  expect(unlisted).toEqual([]);
});

it('style sheets use tabular figures only for columns and changing values', () => {
  const users = sheets.filter((file) => readFileSync(file, 'utf8').includes('tabular-nums'));
  expect(new Set(users.map((file) => file.split('/').at(-1)))).toEqual(
    new Set([
      'AmountField.module.css',
      'Board.module.css',
      'BookingItem.module.css',
      'BranchHours.module.css',
      'BranchStock.module.css',
      'Calendar.module.css',
      'CalendarGrid.module.css',
      'CarMaintenance.module.css',
      'CloseModal.module.css',
      'ClosedList.module.css',
      'CodeField.module.css',
      'EstimatePart.module.css',
      'FilterList.module.css',
      'FindField.module.css',
      'LineRow.module.css',
      'MoveList.module.css',
      'PrintedBay.module.css',
      'PromisePick.module.css',
      'SharedHistory.module.css',
      'Stepper.module.css',
      'SumsList.module.css',
      'TimePick.module.css',
      'VersionsTable.module.css',
      'VisitCard.module.css',
      'VisitHead.module.css',
      'VisitRows.module.css',
      'Wait.module.css',
      'WorkCard.module.css',
      'hours.module.css',
    ]),
  );
});
