import type { ContentTexts, KindTexts } from '../../ru/content';
import { editor } from './editor';
import { house } from './house';
import { list } from './list';
import { offers } from './offers';

export const kindTexts: KindTexts = { ...offers, ...house };
export const contentTexts: ContentTexts = { ...list, ...editor };
