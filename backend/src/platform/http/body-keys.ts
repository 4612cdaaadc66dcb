import { AppError } from '../errors.ts';

/**
 * What these names hold, JavaScript itself reads: class-transformer takes a value's own `constructor` for its class. It is
 * not maintained, but Nest's ValidationPipe needs it.
 */
const KEYS = ['__proto__', 'constructor', 'prototype'];

export const keyRefused = (key: string): string => `A field cannot be named "${key}".`;

/** @throws INVALID_INPUT where an object of a body has a key that means something to JavaScript */
export function refuseKeys(fields: object): void {
  const key = KEYS.find((name) => Object.hasOwn(fields, name));
  if (key !== undefined) {
    throw new AppError('INVALID_INPUT', keyRefused(key));
  }
}
