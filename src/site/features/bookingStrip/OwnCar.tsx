import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCustomerQuery } from '#api/account';
import type { BookingStripTexts } from '#shared/i18n/ru/bookingStrip';
import { chosenCarOf } from '#shared/lib/chosenCar';
import { FIELDS } from './choice';
import { StripSelect } from './StripSelect';

interface OwnCarProps {
  texts: BookingStripTexts;
  /** Last choice of the visitor. */
  last: URLSearchParams;
  /** Fields for brand and model, shown to a customer without cars and for another car. */
  children: ReactNode;
  onShown: (isOwn: boolean) => void;
}

const OTHER = '';

/** Lets Back show the form as it was left: otherwise a car of the garage precedes the last chosen car. */
let wasOther = false;

const OwnCar = ({ texts, last, children, onShown }: OwnCarProps) => {
  const cars = useCustomerQuery().currentData?.cars ?? [];
  const [chosen, setChosen] = useState(() => (wasOther && last.has(FIELDS.brand) ? OTHER : undefined));
  const value = chosen ?? String(chosenCarOf(cars, last)?.id);
  const shown = useEffectEvent(onShown);
  const isOwn = cars.length > 0 && value !== OTHER;
  useEffect(() => {
    shown(isOwn);
  }, [isOwn]);
  if (cars.length === 0) return children;
  return (
    <>
      <StripSelect
        label={texts.car}
        name={FIELDS.car}
        kind="row"
        value={value}
        onChange={({ currentTarget }) => {
          wasOther = currentTarget.value === OTHER;
          setChosen(currentTarget.value);
        }}
      >
        {cars.map(({ id, model, year }) => (
          <option key={id} value={id} data-model={model.id} data-name={model.name} data-brand={model.brand.id}>
            {`${model.brand.name} ${model.name}, ${year}`}
          </option>
        ))}
        <option value={OTHER}>{texts.otherCar}</option>
      </StripSelect>
      {!isOwn && children}
    </>
  );
};

export default OwnCar;
