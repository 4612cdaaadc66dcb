import { AppError } from '../errors.ts';

/**
 * Keys that have a meaning in JavaScript itself: class-transformer takes a value's own `constructor` for its class. It is not maintained,
 * but Nest's ValidationPipe needs it.
 */
const KEYS = ['__proto__', 'constructor', 'prototype'];

export const keyRefused = (key: string): string => `A field cannot be named "${key}".`;

/** @throws INVALID_INPUT for a key with a meaning in JavaScript */
export function refuseKeys(fields: object): void {
  const key = KEYS.find((name) => Object.hasOwn(fields, name));
  if (key !== undefined) {
    throw new AppError('INVALID_INPUT', keyRefused(key));
  }
}
