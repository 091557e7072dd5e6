import { ConfigError } from '../startError';
import { type Setting, type SettingValues, settingTable } from './table';
import { misspelt } from './unknown';

/**
 * Every setting's value: from the environment, else from the .env file, else its default.
 * Throws a ConfigError for the first setting that is unknown or invalid.
 */
export function readSettings(env: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): SettingValues {
  refuseUnknown(env, file);
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settingTable)) {
    const text = env[name]?.trim() || file[name]?.trim() || setting.standard;
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
    if (!(name in settingTable)) throw unknown(name, misspelt(name) ?? '', ' in .env');
  }
  for (const name of Object.keys(env)) {
    const near = misspelt(name);
    if (near !== null) throw unknown(name, near, '');
  }
}

const unknown = (name: string, near: string, where: string) =>
  new ConfigError(
    `Unknown setting ${name}${where}${near ? `, did you mean ${near}?` : ': .env.example lists all that there are'}`,
  );
