import { Notice } from '#shared/ui/feedback/Notice';
import { useProblemText } from '../hooks/useProblemText';

/** Why the last call came to nothing, said where it was pressed: in a dialog, which a toast would lie below. */
export const Refused = ({ error }: { error: unknown }) => {
  const problemText = useProblemText();
  return <div role="alert">{error !== undefined && <Notice tone="danger">{problemText(error)}</Notice>}</div>;
};
