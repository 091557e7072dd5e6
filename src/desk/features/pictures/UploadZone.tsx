import { PICTURE_TYPES } from '#contract/rules/deskLimits';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { DropZone, type Upload } from '../../common/ui/DropZone';

export interface UploadZoneProps {
  label: string;
  upload: Upload<Blob>;
  choose: string;
}

export const UploadZone = (props: UploadZoneProps) => {
  const t = useDeskTexts();
  const percent = Math.round((props.upload.share ?? 0) * 100);
  return (
    <DropZone
      {...props}
      hint={t('pictures.drop')}
      accept={PICTURE_TYPES.join()}
      camera={t('pictures.take')}
      sending={t('pictures.sending')}
      sent={t('pictures.sent', { percent })}
    />
  );
};
