import { PLATE_MAX_LENGTH } from '#contract/rules/limits';
import { tidyPlate } from '#contract/rules/plates';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { TidiedField } from '#shared/ui/forms/TidiedField';

/** By which the car at the gate is found. */
export const PlateField = () => {
  const t = useDeskTexts();
  return (
    <TidiedField
      name="plate"
      label={t('booking.plate')}
      optional
      tidy={(text) => tidyPlate(text).slice(0, PLATE_MAX_LENGTH)}
    />
  );
};
