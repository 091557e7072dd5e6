import type { ContentTexts, KindTexts } from '../../ru/content';
import { editor } from './editor';
import { imports } from './imports';
import { catalog, company } from './kinds';
import { list } from './list';

export const kindTexts: KindTexts = { ...catalog, ...company };
export const contentTexts: ContentTexts = { ...list, ...editor, ...imports };
