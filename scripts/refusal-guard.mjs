/**
 * A refusal that a call declares is one that screens and other programs prepare for. This guard fails for each that no API test has
 * seen: it is tested, or taken out of the declaration. test/support/documented-answers.ts notes them.
 */

/** Answered in one place for all calls, and tested there: whether a call can be made at all. */
const OF_EVERY_CALL = new Set([
  'INVALID_INPUT',
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'CSRF_EXPIRED',
  'UNSUPPORTED_TYPE',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
]);

/** @typedef {{ route: string, code: string, isSeen: boolean }} NotedRefusal */

/**
 * @param {readonly NotedRefusal[]} noted of all test processes, in any order
 * @returns {string[]} "POST /api/quotes: RULE_BROKEN", sorted
 */
export function unseenRefusals(noted) {
  const nameOf = (/** @type {NotedRefusal} */ { route, code }) => `${route}: ${code}`;
  const seen = new Set(noted.filter(({ isSeen }) => isSeen).map(nameOf));
  const declared = noted.filter(({ code, isSeen }) => !isSeen && !OF_EVERY_CALL.has(code)).map(nameOf);
  return [...new Set(declared)].filter((name) => !seen.has(name)).toSorted();
}
