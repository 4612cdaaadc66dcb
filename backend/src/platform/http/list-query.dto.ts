import { IsOptional, IsString } from 'class-validator';
import type { RawListQuery } from './list-query.ts';

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
