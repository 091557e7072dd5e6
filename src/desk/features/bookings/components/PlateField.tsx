import { PLATE_MAX_LENGTH } from '../../../../../contract/rules/limits';
import { tidyPlate } from '../../../../../contract/rules/plates';
import { TidiedField } from '../../../../shared/ui/forms/TidiedField';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';

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
