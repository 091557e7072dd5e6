/**
 * Returns the latest SMS code that the server stored for a phone, or 'none'.
 * @param digits nine local digits
 */
export const sentCode = async (digits: string): Promise<string> => {
  const { body } = await outsideServer.call('GET', '/dev/outbox.json', {});
  const messages = JSON.parse(body) as { phone: string; code: string }[];
  return messages.find(({ phone }) => phone === `+998${digits}`)?.code ?? 'none';
};
