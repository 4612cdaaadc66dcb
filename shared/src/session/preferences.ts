/** Limits on what a user may store on the server, so that no account fills the table. */
export const MAX_PREFERENCES = 100;
export const MAX_PREFERENCE_BYTES = 8_192;
export const TOO_MANY_PREFERENCES = `At most ${MAX_PREFERENCES} settings are kept for each user.`;
export const PREFERENCE_TOO_LARGE = `A setting can have at most ${MAX_PREFERENCE_BYTES} bytes.`;
export const PREFERENCE_KEY =
  'A key begins with a letter and has at most 80 letters, digits, dots, dashes and underscores.';

/** "group.renewals.savedQueries" */
export const isPreferenceKey = (key: string): boolean => /^[A-Za-z][\w.-]{0,79}$/.test(key);
