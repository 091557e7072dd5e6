import type { Gateway, SmsMessage } from '../gateway';

export type KeptMessage = SmsMessage & { sentAt: Date };

/** The newest messages of the sandbox, newest first. */
export type Outbox = readonly KeptMessage[];

/** Nobody reads further back on a development page. */
const KEPT = 100;

/** Sends nothing: prints each message for the person at the terminal and keeps the newest in the outbox. */
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
