import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LAYOUT_COLUMNS, MAX_LAYOUT_COLUMNS } from '#shared/census/import/import-layouts';
import {
  CENSUS_PREVIEW,
  IMPORT_MODES,
  PREVIEW_OPTIONS,
  PREVIEW_TEXT,
  type ImportMode,
} from '#shared/census/import/import.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class PreviewOptionsBody extends bodyOf(PREVIEW_OPTIONS) {}
export class PreviewTextBody extends bodyOf(PREVIEW_TEXT) {}
export class CensusPreviewAnswer extends answerOf(CENSUS_PREVIEW) {}

export class AddAllDto {
  /** append (after the last employee) or replace. @example append */
  @IsOptional()
  @IsIn(IMPORT_MODES)
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
