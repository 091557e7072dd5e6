import type { Gateway, SmsMessage } from '../gateway';

export type KeptMessage = SmsMessage & { sentAt: Date };

export type Outbox = readonly KeptMessage[];

const KEPT = 100;

export function createSandbox(print: (line: string) => void): Gateway<SmsMessage> & { outbox: Outbox } {
  const outbox: KeptMessage[] = [];
  return {
    outbox,
    async send({ phone, text, asker }) {
      outbox.unshift({ phone, text, asker, sentAt: new Date() });
      outbox.splice(KEPT);
      print(`SMS to ${phone} (sandbox, nothing was sent): ${text.split(/[\r\n]+/).join(' | ')}`);
    },
  };
}
