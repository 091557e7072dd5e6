import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useCalendarQuery } from '#api/desk/calendars';
import { askedOf } from '../lib/address';
import type { AddressHook } from './useCalendarAddress';

/**
 * The calendar behind a form goes to the branch that is chosen there, once it has been read: a calendar that is still to come would take the form off the
 * screen. 0: it stays where it is.
 */
export const useFollowedBranch = ({ address, branch, go }: AddressHook): ((branch: number) => void) => {
  const [chosen, setChosen] = useState(0);
  const isAhead = chosen > 0 && chosen !== branch;
  const { currentData } = useCalendarQuery(isAhead ? askedOf(address, chosen) : skipToken);
  const isRead = isAhead && currentData !== undefined;
  useEffect(() => {
    if (isRead) go({ branch: chosen, bay: null, booking: null }, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each choice: the way to go is new with each render
  }, [isRead, chosen]);
  return setChosen;
};
