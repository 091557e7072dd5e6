/** Names of what the forms of booking send where the browser sends them by itself. */
export const FIELDS = {
  step: 'step',
  services: 'services',
  branch: 'branch',
  start: 'starts_at',
  hold: 'hold',
  day: 'day',
  name: 'full_name',
  phone: 'phone',
  brand: 'car_brand',
  model: 'car_model',
  year: 'year',
  consent: 'consent',
  code: 'code',
  /** Of a form that came back: a code was sent, and which proof it gave. */
  sent: 'code_sent',
  flow: 'code_flow',
  proof: 'proof',
} as const;

export type Fields = Readonly<Record<string, string>>;
