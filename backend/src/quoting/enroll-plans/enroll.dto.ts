import { IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import type { EnrollRequest, ManualStatusUpdateRequest } from '#shared/contract/group-enrollment';

/** PUT /api/quote/Enroll/{id}: the version that the user saw. */
export class EnrollDto implements EnrollRequest {
  @IsInt()
  @IsPositive()
  Version: number;
}

/** PUT /api/quote/ManualStatusUpdate/{id}. */
export class ManualStatusUpdateDto implements ManualStatusUpdateRequest {
  @IsInt()
  @IsPositive()
  Version: number;

  /** Shown in the history of the quote. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  Why?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  TakeOverFrom?: string;
}
