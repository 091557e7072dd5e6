import { useEffect, useRef, useState } from 'react';
import { moveFocus } from '#shared/lib/moveFocus';

interface FailingQuery {
  isError: boolean;
  refetch: () => PromiseLike<unknown>;
}

/**
 * Asks a failed query once more. The focus that would go with the pressed button goes on to what has come, unless the visitor has gone
 * elsewhere meanwhile.
 * @param arrived what the focus goes to
 */
export const useRetry = ({ isError, refetch }: FailingQuery, arrived: () => HTMLElement | null | undefined) => {
  // While a retry runs RTK Query no longer reports the failure; the message and the pressed button must stay in their place.
  const [retrying, setRetrying] = useState(false);
  const isOver = useRef(false);
  useEffect(() => {
    if (!isOver.current || retrying) return;
    isOver.current = false;
    if (!isError && document.activeElement === document.body) moveFocus(arrived());
  });
  const retry = async () => {
    setRetrying(true);
    await refetch();
    isOver.current = true;
    setRetrying(false);
  };
  return { failed: isError || retrying, retrying, retry };
};
