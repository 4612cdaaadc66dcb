export const ONE_LINE = 'Use one line, without line breaks or tabs.';

/** Says whether text is one line: names are put into files, mails and forms where a second line would mean something else. */
export const oneLineProblem = (text: string): string | null => (isOneLine(text) ? null : ONE_LINE);

export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);
