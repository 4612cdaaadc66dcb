import { IsOptional, IsString } from 'class-validator';
import type { RawListQuery } from './list-query.ts';

/** React-admin's list query: three texts of JSON. What may stand in them is checked by parseListQuery. */
export class ListQueryDto implements RawListQuery {
  /** {"q":"…"} */
  @IsOptional()
  @IsString()
  filter?: string;

  /** [first, last] */
  @IsOptional()
  @IsString()
  range?: string;

  /** ["field", "ASC" or "DESC"] */
  @IsOptional()
  @IsString()
  sort?: string;
}
