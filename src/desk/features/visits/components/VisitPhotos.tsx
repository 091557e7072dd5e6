import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Card } from '#desk/common/ui/Card';
import { useVisit } from '../hooks/useVisit';
import { PhotoStrip } from './PhotoStrip';

/** Photographs of the car itself, where there are any or may be. */
export const VisitPhotos = () => {
  const t = useDeskTexts();
  const { visit, canWork } = useVisit();
  if (!canWork && visit.photos.length === 0) return null;
  return (
    <Card title={t('photo.title')}>
      <PhotoStrip of={visit.car} photos={visit.photos} />
    </Card>
  );
};
