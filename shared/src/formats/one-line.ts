export const ONE_LINE = 'Use one line, without line breaks or tabs.';

/** Checks whether text is a single line: names go into files, emails and forms, where a line break would have another meaning. */
export const oneLineProblem = (text: string): string | null => (isOneLine(text) ? null : ONE_LINE);

export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);
