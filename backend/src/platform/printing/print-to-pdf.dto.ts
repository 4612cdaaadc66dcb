import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PRINT_ORIENTATIONS, type PrintOrientation, type PrintToPdfRequest } from '#shared/contract/printing';
import {
  MAX_BODY_CHARACTERS,
  MAX_HEADER_CHARACTERS,
  MAX_HEADER_HEIGHT_POINTS,
  NOTHING_TO_PRINT,
  TOO_LONG_TO_PRINT,
} from './print-limits.ts';

const LONGEST_FILE_NAME = 255;

/** Shape only. What of the HTML may be printed is decided by clean-html. */
export class PrintToPdfDto implements PrintToPdfRequest {
  /** @example <h1>Gold 500</h1><p>PPO</p> */
  @IsString()
  @IsNotEmpty({ message: NOTHING_TO_PRINT })
  @MaxLength(MAX_BODY_CHARACTERS, { message: TOO_LONG_TO_PRINT })
  bodyHtml: string;

  /** Repeated on every page. @example <b>Priority Quote</b> */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_HEADER_CHARACTERS, { message: TOO_LONG_TO_PRINT })
  headerHTML?: string;

  /** @example plan-details.pdf */
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_FILE_NAME)
  fileName?: string;

  /** In points, 72 to an inch. @example 40 */
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(MAX_HEADER_HEIGHT_POINTS)
  headerHeight?: number;

  /** Upper and lower case are the same. @example portrait */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @IsIn(PRINT_ORIENTATIONS)
  orientation?: PrintOrientation;
}
