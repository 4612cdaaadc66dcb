import type { PipeTransform } from '@nestjs/common';
import { askedDayProblem } from '#shared/dates/day-problems';
import { parseWireDay, type IsoDate } from '#shared/dates/iso-date';
import { AppError } from '../errors.ts';

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
