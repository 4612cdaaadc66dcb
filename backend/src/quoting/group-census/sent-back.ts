import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#shared/answers/errors';
import { isMaskedSsn, MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { CANNOT_BE_CHANGED_HERE } from '../quotes/quote-response.ts';

interface WithSsn {
  SSN?: string | null | undefined;
}

/**
 * A person who is sent back as read, changed or not: the mask that was answered stands for the stored SSN.
 * @param unchangeable the fields that must be as they were answered, or be left out
 * @throws INVALID_INPUT for another value of such a field, and for another mask
 */
export function asChanged<Stored extends WithSsn, Sent extends WithSsn & { [Name in keyof Stored]?: unknown }>(
  sent: Sent,
  stored: Stored,
  unchangeable: readonly (keyof Stored & string)[],
): Sent {
  const errors: FieldErrors = {};
  for (const field of unchangeable) {
    if (sent[field] !== undefined && !isDeepStrictEqual(sent[field], stored[field])) {
      errors[field] = [CANNOT_BE_CHANGED_HERE];
    }
  }
  const isMask = isMaskedSsn(sent.SSN ?? '');
  if (isMask && sent.SSN !== stored.SSN) {
    errors['SSN'] = [MASK_OF_ANOTHER_SSN];
  }
  if (Object.keys(errors).length > 0) {
    throw new AppError('INVALID_INPUT', INVALID_INPUT, errors);
  }
  return isMask ? { ...sent, SSN: undefined } : sent;
}
