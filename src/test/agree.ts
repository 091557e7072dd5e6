import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const agree = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('checkbox', { name: /^Согласен на обработку моих данных/ }));
