import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { Button } from '#shared/ui/actions/Button';
import { type BeginValues, keepBegin } from '../lib/beginValues';

/** Keeps what is typed, because a session may end under it. `base`: the form as it begins; what equals it is no draft. */
export const KeptBegin = ({ from, base }: { from: string; base: BeginValues }) => {
  const t = useDeskTexts();
  const { values, resetForm } = useFormikContext<BeginValues>();
  const { id: me } = useSession();
  const fields = Object.keys(base) as (keyof BeginValues)[];
  const isTyped = fields.some((field) => values[field] !== base[field]);
  useEffect(() => {
    keepBegin(me, from, isTyped ? values : null);
  }, [me, from, values, isTyped]);
  return isTyped ? (
    <Button variant="quiet" onClick={() => resetForm({ values: base })}>
      {t('begin.clear')}
    </Button>
  ) : null;
};
