import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IMPORT_FIELDS } from '#shared/census/import/import-fields';
import { LAYOUT_COLUMNS, MAX_LAYOUT_COLUMNS } from '#shared/census/import/import-layouts';
import type { CellOverride, ColumnMapping, ImportField, ImportMode, PreviewTextRequest } from '#shared/contract/census';
import { AsTyped } from '../../../platform/http/trimmed-body.ts';

const MODES = ['append', 'replace'] as const satisfies ImportMode[];
const MAX_COLUMNS = 1_000;
/** The last row of a spreadsheet. */
const MAX_ROW = 1_048_576;
const MAX_CELL = 500;
const MAX_CORRECTIONS = 5_000;
const MAX_TEXT = 8 * 1024 * 1024;

export class ColumnMappingDto implements ColumnMapping {
  @IsInt()
  @Min(0)
  @Max(MAX_COLUMNS)
  Column: number;

  /** null = the column is not imported. */
  @IsOptional()
  @IsIn(IMPORT_FIELDS)
  Field: ImportField | null;

  /** As the preview answered it; not read. */
  @IsOptional()
  @IsString()
  Header: string;

  /** As the preview answered it; not read: the header says it again. */
  @IsOptional()
  @IsString()
  Person?: string;

  /** As the preview answered it; not read. */
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  Samples: string[];
}

export class CellOverrideDto implements CellOverride {
  @IsInt()
  @Min(1)
  @Max(MAX_ROW)
  Row: number;

  @IsInt()
  @Min(0)
  @Max(MAX_COLUMNS)
  Column: number;

  @IsString()
  @MaxLength(MAX_CELL)
  Value: string;
}

/** What a preview can be told beside its file or text. */
export class PreviewOptionsDto {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COLUMNS)
  @ValidateNested({ each: true })
  @Type(() => ColumnMappingDto)
  Mapping?: ColumnMappingDto[];

  @IsOptional()
  @IsIn(MODES)
  Mode?: ImportMode;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CORRECTIONS)
  @ValidateNested({ each: true })
  @Type(() => CellOverrideDto)
  Overrides?: CellOverrideDto[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_CORRECTIONS)
  @IsInt({ each: true })
  @Min(1, { each: true })
  LeaveOut?: number[];
}

export class PreviewTextDto extends PreviewOptionsDto implements PreviewTextRequest {
  @AsTyped()
  @IsString()
  @MaxLength(MAX_TEXT)
  Text: string;

  @IsBoolean()
  HasHeader: boolean;
}

export class AddAllDto {
  /** append (after the last employee) or replace. @example append */
  @IsOptional()
  @IsIn(MODES)
  mode?: ImportMode;

  /** As the preview answered it: what `columns` are remembered for. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/)
  layout?: string;

  /** The fields of the columns in order, as they were corrected; empty forgets what was remembered. @example FirstName,,LastName */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LAYOUT_COLUMNS)
  @Matches(LAYOUT_COLUMNS)
  columns?: string;
}
