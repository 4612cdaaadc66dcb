import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** react-admin's English messages, with the console's own wording. */
const OWN: Partial<Record<string, string>> = {
  'ra.notification.http_error': 'Server error, please try again.',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OWN[key] ?? defaultI18nProvider.translate(key, options),
};
