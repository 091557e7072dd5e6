import type { GallerySection } from '../entry';
import { buttons } from './buttons';
import { calendars } from './calendars';
import { content } from './content';
import { dialogs } from './dialogs';
import { fields } from './fields';
import { forms } from './forms';
import { heads } from './heads';
import { messages } from './messages';
import { navigation } from './navigation';

export const SECTIONS: readonly GallerySection[] = [
  buttons,
  fields,
  forms,
  calendars,
  dialogs,
  messages,
  navigation,
  content,
  heads,
];
