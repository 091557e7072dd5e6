import type { ContentTexts, KindTexts } from '../../ru/content';
import { editor } from './editor';
import { house } from './house';
import { imports } from './imports';
import { list } from './list';
import { offers } from './offers';

export const kindTexts: KindTexts = { ...offers, ...house };
export const contentTexts: ContentTexts = { ...list, ...editor, ...imports };
