import type { Language } from '#shared/i18n/languages';
import { type ApiProblem, problemOfReply } from '../problem';

/** Aborts an upload whose connection stalls without an error. The timeout of the server is shorter. */
const TIMEOUT_MS = 120_000;

interface Sending {
  file: Blob;
  language: Language;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Uploads a file by XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiProblem
 */
export const sendFile = (
  address: string,
  { file, language, onProgress, signal, headers = {} }: Sending,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (problem: ApiProblem) => reject(problem);
    request.open('POST', address);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('Accept-Language', language);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const reply = parsed(request.responseText);
      if (request.status === 200) resolve(reply);
      else fail(problemOfReply(request.status, reply, request.getResponseHeader('retry-after')));
    });
    request.timeout = TIMEOUT_MS;
    request.addEventListener('timeout', () => fail({ kind: 'timeout' }));
    request.addEventListener('error', () => fail({ kind: 'offline' }));
    request.addEventListener('abort', () => fail({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
