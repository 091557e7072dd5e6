import { uploadImportAddress } from '#api/desk/generated/stock';
import { sendFile } from '#api/desk/sendFile';
import { isApiProblem } from '#api/problem';
import { IMPORT_MAX_BYTES } from '#contract/rules/deskLimits';
import type { Import } from '#contract/stock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { type Upload, useUpload } from '#desk/common/ui/DropZone';
import { useContentTexts } from './useContentTexts';

export const useImportUpload = (onTaken: (read: Import) => void): Upload<File> => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  return useUpload({
    maxBytes: IMPORT_MAX_BYTES,
    tooHeavy: t('imports.tooHeavy'),
    give: (file: File, options) =>
      sendFile(uploadImportAddress({ name: file.name.slice(-200) }), { file, ...options }) as Promise<Import>,
    changes: ['Import'],
    onTaken,
    problemText: (error) => (isApiProblem(error) ? error.detail : undefined) ?? desk('frame.failed'),
  });
};
