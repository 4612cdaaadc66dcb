import { setImmediate } from 'node:timers/promises';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FieldErrors } from '#shared/answers/errors';
import { SENT_MEMBER } from '#shared/census/census.record';
import { MAX_MEMBERS } from '#shared/census/import/import-fields';
import { tooManyMembers } from '#shared/census/import/import-messages';
import type { Wire } from '#shared/records/field';
import { AppError } from '../../../platform/errors.ts';
import { refuseOversized } from '../../../platform/http/body-limits.ts';
import { classOf } from '../../../platform/http/body-of.ts';
import { fieldErrors, INVALID_INPUT } from '../../../platform/http/validation.ts';

const MEMBER = classOf(SENT_MEMBER);
/** After so many rows other requests get a turn. */
const ROWS_AT_ONCE = 100;

/** A body that is a list of members: every row is checked like a single one, its faults named as "3.DateOfBirth". */
@Injectable()
export class MembersPipe implements PipeTransform<unknown, Promise<Wire<typeof SENT_MEMBER>[]>> {
  async transform(body: unknown): Promise<Wire<typeof SENT_MEMBER>[]> {
    if (!Array.isArray(body)) {
      throw new AppError('INVALID_INPUT', 'A list of members is expected.');
    }
    if (body.length > MAX_MEMBERS) {
      throw new AppError('TOO_LARGE', tooManyMembers(body.length, MAX_MEMBERS));
    }
    const members: Wire<typeof SENT_MEMBER>[] = [];
    const fields: FieldErrors = {};
    for (const [index, row] of (body as unknown[]).entries()) {
      if (index % ROWS_AT_ONCE === 0) {
        await setImmediate();
      }
      refuseOversized(row, SENT_MEMBER, String(index));
      const member = plainToInstance(MEMBER, row ?? {});
      const errors = await validate(member, {
        whitelist: true,
        forbidNonWhitelisted: true,
        forbidUnknownValues: true,
        validationError: { target: false },
      });
      Object.assign(fields, fieldErrors(errors, `${index}.`));
      members.push(member);
    }
    if (Object.keys(fields).length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, fields);
    }
    return members;
  }
}
