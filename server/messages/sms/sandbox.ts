import type { Gateway, SmsMessage } from '../gateway';

export type SandboxMessage = SmsMessage & { sentAt: Date };

export type Outbox = readonly SandboxMessage[];

const MAX_STORED = 100;

export function createSandbox(print: (line: string) => void): Gateway<SmsMessage> & { outbox: Outbox } {
  const outbox: SandboxMessage[] = [];
  return {
    outbox,
    async send({ phone, text, asker }) {
      outbox.unshift({ phone, text, asker, sentAt: new Date() });
      outbox.splice(MAX_STORED);
      print(`SMS to ${phone} (sandbox, nothing was sent): ${text.split(/[\r\n]+/).join(' | ')}`);
    },
  };
}
