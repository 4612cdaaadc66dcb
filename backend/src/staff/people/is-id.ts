/** A filter's id. */
export const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
