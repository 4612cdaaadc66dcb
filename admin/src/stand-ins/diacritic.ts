const MARKS = /\p{M}/gu;

/** Letters without their accents. */
export const clean = (text: string): string => text.normalize('NFKD').replace(MARKS, '');
