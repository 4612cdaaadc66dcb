/** "1 quote", "3 quotes". */
export const quotesText = (count: number): string => (count === 1 ? '1 quote' : `${count} quotes`);
