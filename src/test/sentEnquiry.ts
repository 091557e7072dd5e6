export async function sentEnquiry(phone: string, text = 'Скрипят тормоза'): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ section: 'shop', text, full_name: 'Азиз', phone });
  const reply = await outsideServer.call('POST', '/api/main/main/requests/', headers, body);
  return (JSON.parse(reply.body) as { reference: string }).reference;
}
