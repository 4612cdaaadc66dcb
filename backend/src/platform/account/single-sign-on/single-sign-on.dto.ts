import { IsOptional, IsString, MaxLength } from 'class-validator';

export class SingleSignOnQueryDto {
  /** Path of this site to return to. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  returnUrl?: string;
}
