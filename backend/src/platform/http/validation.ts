import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { FieldErrors } from '#shared/answers/errors';
import { askedDayProblem } from '#shared/dates/day-problems';
import { type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { composed } from '#shared/formats/text';
import { AppError } from '../errors.ts';
import { refuseOversized } from './body-limits.ts';
import { fieldsOf } from './body-of.ts';
import { plainMessages } from './plain-words.ts';
import { trimBody } from './trimmed-body.ts';

export const INVALID_INPUT = 'Some fields are not valid. Please correct them.';
const MAX_ID = 2_147_483_647;

/**
 * For each object that it validates, class-validator looks through all classes for ancestors of its own: of 450 records, five sixths of
 * the time of a validation. A class has its rules once it is declared.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (...asked) => {
    const [target, schema, , , groups] = asked;
    const rules = (schema || groups?.length ? undefined : known.get(target)) ?? find(...asked);
    if (!schema && !groups?.length) {
      known.set(target, rules);
    }
    return rules;
  };
}
rememberRules();

/** By default Nest converts path parameters to numbers, including "0x1" and "1e0". */
class StrictValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): ReturnType<ValidationPipe['transform']> {
    if (metadata.type === 'body') {
      const bodyClass = metadata.metatype as (new () => unknown) | undefined;
      refuseOversized(value, bodyClass && fieldsOf(bodyClass));
      trimBody(value, bodyClass);
    }
    return super.transform(metadata.type === 'query' || metadata.type === 'param' ? inAddress(value) : value, metadata);
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** What an address says, whole or by name, in the form in which text is stored. */
function inAddress(value: unknown): unknown {
  if (typeof value === 'string') {
    return composed(value);
  }
  if (typeof value === 'object' && value !== null) {
    const parts = value as Record<string, unknown>;
    Object.keys(parts).forEach((name) => (parts[name] = inAddress(parts[name])));
  }
  return value;
}

/** Every body and query is checked; unknown fields are refused; nothing is converted silently ('false' stays text). */
export const validationPipe = () =>
  new StrictValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false },
    validationError: { target: false },
    exceptionFactory: (errors) => new AppError('INVALID_INPUT', INVALID_INPUT, fieldErrors(errors)),
  });

/** Nested errors by dotted wire name: "Address.General.City", "3.DateOfBirth". */
export function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  const all: FieldErrors = {};
  for (const error of errors) {
    // A list element that is not an object has none.
    const { property = '', children = [] } = error as Partial<ValidationError>;
    const messages = plainMessages({ ...error, property });
    if (messages.length > 0) {
      all[prefix + property] = messages;
    }
    Object.assign(all, fieldErrors(children, `${prefix}${property}.`));
  }
  return all;
}

/** A positive integer in the path, in plain digits: /api/quote/{id}. */
@Injectable()
export class PositiveIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) {
      throw notAnId();
    }
    return id;
  }
}

const notAnId = () => new AppError('INVALID_INPUT', 'The address must contain a whole number above 0.');

/** A day in the path: /api/group/GetGroupById/{id}/{MM-DD-YYYY}. YYYY-MM-DD is accepted too. */
export class WireDayPipe implements PipeTransform<string, IsoDate> {
  transform(value: string): IsoDate {
    const day = parseWireDay(value.replace(/^(\d{1,2})-(\d{1,2})-(\d{4})$/, '$1/$2/$3'));
    if (!day) {
      throw new AppError('INVALID_INPUT', 'The address must contain a date, MM-DD-YYYY.');
    }
    const problem = askedDayProblem(day);
    if (problem) {
      throw new AppError('INVALID_INPUT', problem);
    }
    return day;
  }
}
