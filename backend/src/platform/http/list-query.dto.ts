import { IsOptional, IsString } from 'class-validator';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RawListQuery } from './list-query.ts';
import { WireDay } from './validation.ts';

/** The page of a list whose filter stands in the body. */
export class ListPageDto {
  /** [first, last] */
  @IsOptional()
  @IsString()
  range?: string;

  /** ["field", "ASC" or "DESC"] */
  @IsOptional()
  @IsString()
  sort?: string;
}

/** React-admin's list query: three texts of JSON. What may stand in them is checked by parseListQuery. */
export class ListQueryDto extends ListPageDto implements RawListQuery {
  /** {"q":"…"} */
  @IsOptional()
  @IsString()
  filter?: string;
}

/** With days that may be beside the filter, as the specification's callers send them, or in it. */
export class DayListQueryDto extends ListQueryDto {
  @IsOptional()
  @WireDay()
  fromDate?: IsoDate;

  @IsOptional()
  @WireDay()
  toDate?: IsoDate;
}
