import { IsOptional, IsString } from 'class-validator';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RawListQuery } from './list-query.ts';
import { WireDay } from './validation.ts';

/** The page of a list whose filter is in the body. */
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

/** React-admin's list query: three JSON texts, whose content parseListQuery checks. */
export class ListQueryDto extends ListPageDto implements RawListQuery {
  /** {"q":"…"} */
  @IsOptional()
  @IsString()
  filter?: string;
}

/** With optional days, which the specification's callers send beside the filter, or in it. */
export class DayListQueryDto extends ListQueryDto {
  @IsOptional()
  @WireDay()
  fromDate?: IsoDate;

  @IsOptional()
  @WireDay()
  toDate?: IsoDate;
}

/** The same query for a body, which may name people. */
export const toListQuery = <Page extends object>({ Filter }: { Filter: object | null }, page: Page) => ({
  ...page,
  filter: JSON.stringify(Filter ?? {}),
});
