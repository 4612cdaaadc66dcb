import type { FieldErrors } from '#shared/contract/errors';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { AppError } from '../../platform/errors.ts';

/** A field on the wire, what was sent for it, and what is stored, in words. */
export type ComparedField = readonly [name: string, sent: string, stored: string];

/** @throws STALE_VERSION that says of each field that differs what it is now, unless this version was read */
export function refuseStale(read: number, stored: number, fields: readonly ComparedField[] = []): void {
  if (read === stored) {
    return;
  }
  const differing = fields.filter(([, sent, now]) => sent !== now);
  const errors: FieldErrors = Object.fromEntries(
    differing.map(([name, , now]) => [name, [`It is now: ${now === '' ? 'empty' : now}`]]),
  );
  throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE, errors);
}
