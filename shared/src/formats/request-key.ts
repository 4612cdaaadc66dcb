const KEY_NOT_VALID = 'A key is a UUID.';

/** Of what a page sends: a repeat has the same one. */
export const keyProblem = (key: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? null : KEY_NOT_VALID;
