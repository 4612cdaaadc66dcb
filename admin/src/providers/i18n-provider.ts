import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** react-admin's English, where the console says it otherwise. */
const OWN: Partial<Record<string, string>> = {
  'ra.action.add_filter': 'Saved searches',
  'ra.action.remove_all_filters': 'Show all rows',
  'ra.saved_queries.new_label': 'Save this search…',
  'ra.saved_queries.new_dialog_title': 'Save this search as',
  'ra.saved_queries.query_name': 'Name of the search',
  'ra.saved_queries.remove_label': 'Remove saved search',
  'ra.saved_queries.remove_dialog_title': 'Remove this saved search?',
  'ra.notification.http_error': 'Server error, please try again.',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OWN[key] ?? defaultI18nProvider.translate(key, options),
};
