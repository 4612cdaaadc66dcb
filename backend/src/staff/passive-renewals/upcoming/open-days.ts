import { Injectable } from '@nestjs/common';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { isInWindow } from '#shared/renewals/passive-renewal';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';

/** Both inclusive. */
export interface DayRange {
  from: IsoDate;
  to: IsoDate;
}

/** For which renewal dates groups can be renewed passively today: the window's rules may differ by the quote's effective date. */
@Injectable()
export class OpenDays {
  constructor(
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** Those in this range, as few ranges. */
  async list({ from, to }: DayRange): Promise<DayRange[]> {
    const today = this.clock.today();
    const ranges: DayRange[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const rules = await this.rules.inForce(day);
      const window = { windowStart: rules.PassiveRenewalStartDate, windowEnd: rules.PassiveRenewalEndDate };
      const last = ranges.at(-1);
      if (!isInWindow({ today, ...window })) {
        continue;
      }
      if (last && addDays(last.to, 1) === day) {
        last.to = day;
      } else {
        ranges.push({ from: day, to: day });
      }
    }
    return ranges;
  }
}
