import { isIP } from 'node:net';

/** Parses a setting's text. Throws an Error whose message completes "NAME …". */
export type Parse<Value> = (text: string) => Value;

export const anyText: Parse<string> = (text) => text;

export const textOrNull: Parse<string | null> = (text) => text || null;

export function oneOf<const Choice extends string>(...choices: Choice[]): Parse<Choice> {
  return (text) => {
    const found = choices.find((choice) => choice === text);
    if (!found) throw new Error(`must be one of ${choices.join(', ')}, not "${text}"`);
    return found;
  };
}

export function wholeNumber(min: number, max: number): Parse<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`);
    }
    return value;
  };
}

export const onOff: Parse<boolean> = (text) => oneOf('1', '0')(text) === '1';

const withoutLastSlashes = (text: string): string =>
  text.endsWith('/') ? withoutLastSlashes(text.slice(0, -1)) : text;

export const webAddress: Parse<string> = (text) => {
  // Returns the text itself: URL would encode {z}/{x}/{y} of a map address.
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`must be an address like https://example.uz, not "${text}"`);
  return withoutLastSlashes(text);
};

export const siteAddress: Parse<string> = (text) => {
  const { origin, href } = new URL(webAddress(text));
  if (href !== `${origin}/`) throw new Error(`takes an address without a path, not "${text}"`);
  return origin;
};

export const webAddresses: Parse<string[]> = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(webAddress);

export const contactAddress: Parse<string> = (text) => {
  if (!/^(https|mailto|tel):\S+$/.test(text)) throw new Error(`must begin with mailto:, https: or tel:, not "${text}"`);
  return text;
};

export const botToken: Parse<string> = (text) => {
  // The message must not repeat the secret.
  if (!/^\d{3,20}:[\w-]{20,100}$/.test(text))
    throw new Error('must be a number, a colon and a secret, as BotFather gives it');
  return text;
};

export const chatAddress: Parse<string> = (text) => {
  if (!/^(-?\d{1,20}|@\w{4,32})$/.test(text))
    throw new Error(`must be the number of a chat or an @name, not "${text}"`);
  return text;
};

export const counterId: Parse<string> = (text) => {
  if (!/^\d{1,12}$/.test(text)) throw new Error(`must be a number, not "${text}"`);
  return text;
};

export const measurementId: Parse<string> = (text) => {
  if (!/^G-[A-Z0-9]{4,16}$/.test(text)) throw new Error(`must be like G-ABC1234567, not "${text}"`);
  return text;
};

export const webAddressOrPath: Parse<string> = (text) => {
  if (/^\/(?!\/)[\w\-./]*$/.test(text)) return withoutLastSlashes(text);
  return webAddress(text);
};

export const origins: Parse<string[]> = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const address = webAddress(part);
      if (new URL(address).origin !== address) throw new Error(`takes origins without a path, not "${part}"`);
      return address;
    });

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Rejects prefixes shorter than /7, which would trust almost every client. */
function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', width, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (width === undefined) return true;
  return /^\d+$/.test(width) && Number(width) >= 7 && Number(width) <= (kind === 4 ? 32 : 128);
}

export const trustedProxies: Parse<number | string[]> = (text) => {
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (!networks.every(isNetwork))
    throw new Error(`takes a number of proxies from 0 to 9, or networks such as 10.0.0.0/8,loopback, not "${text}"`);
  return networks;
};

export const databaseUrl: Parse<string> = (text) => {
  if (text === 'embedded') return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  // The message must not repeat the text, which may contain a password.
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new Error('must be embedded or postgres://user@host/database');
  return text;
};

export const redisUrl: Parse<string> = (text) => {
  if (text.startsWith('/')) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^rediss?:$/.test(url.protocol))
    throw new Error("must be redis://host, rediss://host or a socket's path");
  return text;
};

export const secret: Parse<string> = (text) => {
  if (text.length < 32) throw new Error('must have at least 32 characters');
  return text;
};
