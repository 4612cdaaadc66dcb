const MISSING = /dynamically imported module|importing a module script failed|unable to preload|chunk/i;

/** Browsers name in their own words that a part of the program could not be loaded. */
export const isMissingPart = ({ message }: { message: string }): boolean => MISSING.test(message);

export const RELOAD = 'Reload to go on.';

/** Why it could not be: after a deployment the parts of the version before are gone. */
export const missingPartWords = (): string =>
  navigator.onLine ? 'A new version is there.' : 'There is no connection at the moment.';
