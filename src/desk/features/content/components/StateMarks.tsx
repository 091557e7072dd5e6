import type { ContentRow } from '#contract/content';
import { formatMoment } from '#desk/common/lib/moments';
import { Mark, Marks, type MarkTone } from '#desk/common/ui/Mark';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useContentTexts } from '../hooks/useContentTexts';

export interface StateMarksProps {
  item: Pick<ContentRow, 'state' | 'hidden' | 'publish_at'>;
  lacks?: ContentRow['lacks'];
  isBeyond?: boolean;
}

const TONES: Record<ContentRow['state'], MarkTone> = {
  new: 'plain',
  published: 'done',
  draft: 'draft',
  scheduled: 'scheduled',
};

export const StateMarks = ({ item, lacks = [], isBeyond = false }: StateMarksProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const { state, hidden, publish_at: at } = item;
  return (
    <Marks>
      <Mark tone={TONES[state]}>
        {at ? t('state.scheduledFor', { moment: formatMoment(at, language) }) : t(`state.${state}`)}
      </Mark>
      {hidden && <Mark tone="hidden">{t('state.hidden')}</Mark>}
      {isBeyond && <Mark tone="hidden">{t('state.beyond')}</Mark>}
      {lacks.map((one) => (
        <Mark key={one} tone="lacks">
          {t(one === 'ru' ? 'state.lacksRu' : 'state.lacksUz')}
        </Mark>
      ))}
    </Marks>
  );
};
