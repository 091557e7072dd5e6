import 'i18next';
import type { Texts } from './ru';
import type { ContentTexts } from './ru/content';
import type { DeskTexts } from './ru/desk';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts; desk: DeskTexts; content: ContentTexts };
    returnNull: false;
  }
}
