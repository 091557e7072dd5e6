import { ConfigError } from '../startError';
import type { SettingValues } from './table';

export type EskizAccount = { email: string; password: string; url: string; from: string };

export type TelegramAccount = {
  token: string;
  apiUrl: string;
  staff: { chat: string; language: 'ru' | 'uz' } | null;
};

export function eskizAccount(settingValues: SettingValues): EskizAccount | null {
  if (settingValues.SMS_GATEWAY !== 'eskiz') return null;
  if (!settingValues.ESKIZ_EMAIL) throw new ConfigError('Setting ESKIZ_EMAIL is required by SMS_GATEWAY=eskiz');
  if (!settingValues.ESKIZ_PASSWORD) throw new ConfigError('Setting ESKIZ_PASSWORD is required by SMS_GATEWAY=eskiz');
  return {
    email: settingValues.ESKIZ_EMAIL,
    password: settingValues.ESKIZ_PASSWORD,
    url: settingValues.ESKIZ_URL,
    from: settingValues.ESKIZ_FROM,
  };
}

export function telegramAccount(settingValues: SettingValues): TelegramAccount | null {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_STAFF_CHAT: chat } = settingValues;
  if (token === null) {
    if (chat !== null) throw new ConfigError('Setting TELEGRAM_BOT_TOKEN is required by TELEGRAM_STAFF_CHAT');
    return null;
  }
  return {
    token,
    apiUrl: settingValues.TELEGRAM_API_URL,
    staff: chat === null ? null : { chat, language: settingValues.TELEGRAM_STAFF_LANGUAGE },
  };
}
