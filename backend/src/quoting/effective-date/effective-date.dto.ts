import { IsInt, IsPositive } from 'class-validator';
import type { UpdateEffectiveDateRequest } from '#shared/contract/quotes';
import type { IsoDate } from '#shared/dates/iso-date';
import { WireDay } from '../../platform/http/validation.ts';

/** PUT /api/quote/PutUpdatedEffectiveDate/{id}. */
export class UpdateEffectiveDateDto implements UpdateEffectiveDateRequest {
  @WireDay()
  EffectiveDate: IsoDate;

  @IsInt()
  @IsPositive()
  Version: number;
}
