/** Ours, in plain words, until staff have loaded the federal notice. It does not replace it. */
export const SHORT_TERM_IN_PLAIN_WORDS =
  'Short-term coverage is limited insurance for a short time, not full health coverage. It can leave out conditions that a person already ' +
  'has, can limit what it pays, and can be refused because of health. Compare it with a plan of the marketplace first.';

/**
 * What stands on page one of a short-term application and on everything about it: 45 CFR 144.103 (89 FR 23338), paragraph (1)(ii). The
 * regulation prints its notice as a picture, so its words are loaded by staff and never written here.
 * @param loaded rule ShortTermNotice
 */
export const shortTermNotice = (loaded: string): string => loaded.trim() || SHORT_TERM_IN_PLAIN_WORDS;

/** The regulation wants at least 14 points. */
export const NOTICE_POINTS = 14;
