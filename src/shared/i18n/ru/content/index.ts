import type { Fields } from '#contract/content/fields';
import type { contentKinds } from '#contract/content/kinds';
import { editor } from './editor';
import { imports } from './imports';
import { catalog, company } from './kinds';
import { list } from './list';

type FieldText<F> = F extends { type: 'group'; fields: infer Inner extends Fields }
  ? { name: string; item: string; fields: FieldTexts<Inner> }
  : F extends { type: 'choice'; of: readonly (infer One extends string)[] }
    ? { name: string; options: Record<One, string> }
    : F extends { type: 'week' }
      ? { name: string; item: string }
      : string;
type FieldTexts<All extends Fields> = { [Name in keyof All]: FieldText<All[Name]> };

type Kinds = typeof contentKinds;
export type KindTexts = { [Kind in keyof Kinds]: { name: string; fields: FieldTexts<Kinds[Kind]['fields']> } };

export const kindTexts: KindTexts = { ...catalog, ...company };

export const contentTexts = { ...list, ...editor, ...imports };
export type ContentTexts = typeof contentTexts;
