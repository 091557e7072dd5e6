import type { CustomerCar } from '#api/account';
import { spacedPlate } from '#contract/rules/plates';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';

export interface CarSelectProps {
  label: string;
  cars: readonly CustomerCar[];
  value: number | undefined;
  onChange: (id: number) => void;
}

export const CarSelect = ({ label, cars, value, onChange }: CarSelectProps) => (
  <FieldFrame label={label} optional>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {cars.map(({ id, model, year, number }) => (
          <option key={id} value={id}>
            {`${model.brand.name} ${model.name}, ${year} · ${spacedPlate(number)}`}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
