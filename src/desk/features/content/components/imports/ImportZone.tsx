import { DropZone, type Upload } from '#desk/common/ui/DropZone';

import { useContentTexts } from '../../hooks/useContentTexts';

export const ImportZone = ({ upload }: { upload: Upload<File> }) => {
  const { t } = useContentTexts();
  const { share } = upload;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <DropZone
      isPrimary
      label={t('imports.upload')}
      hint={t('imports.drop')}
      choose={t('imports.choose')}
      accept=".csv,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.fods,.xml,.htm,.html,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,application/vnd.oasis.opendocument.spreadsheet"
      upload={upload}
      sending={t('imports.sending')}
      sent={share === 1 ? t('imports.reading') : t('imports.sent', { percent })}
    />
  );
};
