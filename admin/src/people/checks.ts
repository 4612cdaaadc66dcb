import type { Validator } from 'react-admin';

/** A shared rule as react-admin's fields ask it. */
export const checked = (problem: (text: string) => string | null): Validator[] => [
  (value: unknown) => problem(typeof value === 'string' ? value : '') ?? undefined,
];

/** An empty field of react-admin's holds null; the server wants text. */
export const textOf = (value: string | null | undefined): string => value?.trim() ?? '';
