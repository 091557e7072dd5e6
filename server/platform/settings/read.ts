import { ConfigError } from '../startError';
import { type Setting, type SettingValues, settingTable } from './table';

const known = Object.keys(settingTable);
const ownPrefixes = ['YOLDA_', 'RATE_LIMIT_', 'ESKIZ_', 'SMS_GATEWAY'];
const testsOnly = new Set(['DATABASE_URL_TEST']);

/**
 * Returns the setting that a name probably means, '' for an unknown name with our prefix, null for a foreign variable.
 * Ignores near misses of short names, such as HOST.
 */
function suggestionFor(name: string): string | null {
  if (known.includes(name) || testsOnly.has(name)) return null;
  const near = known.find((candidate) => candidate.length >= 7 && distance(name, candidate) <= 2);
  if (near) return near;
  return ownPrefixes.some((prefix) => name.startsWith(prefix)) ? '' : null;
}

function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replace = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

export function readSettings(env: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): SettingValues {
  refuseUnknown(env, file);
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settingTable)) {
    const text = env[name]?.trim() || file[name]?.trim() || setting.defaultText;
    values[name] = valueOf(name, setting, text);
  }
  return values as SettingValues;
}

function valueOf(name: string, setting: Setting<unknown>, text: string): unknown {
  try {
    return setting.read(text);
  } catch (error) {
    throw new ConfigError(`Setting ${name} ${error instanceof Error ? error.message : 'is invalid'}`);
  }
}

function refuseUnknown(env: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(file)) {
    if (!(name in settingTable)) throw unknown(name, suggestionFor(name) ?? '', ' in .env');
  }
  for (const name of Object.keys(env)) {
    const near = suggestionFor(name);
    if (near !== null) throw unknown(name, near, '');
  }
}

const unknown = (name: string, near: string, where: string) =>
  new ConfigError(
    `Unknown setting ${name}${where}${near ? `, did you mean ${near}?` : '. See .env.example for all settings'}`,
  );
