import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import type { SignRequest } from '#shared/contract/enrollment-signature';
import { NAME_LIMIT, NOTES_LIMIT } from '#shared/enrollment/signing';

const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)));

/** POST /api/enrollment/SignElectronically. */
export class SignDto implements SignRequest {
  @IsInt()
  @IsPositive()
  QuoteId: number;

  /** As typed. @example Ada Agent */
  @Trimmed()
  @IsString()
  @MaxLength(NAME_LIMIT)
  SignedByName: string;

  @IsBoolean()
  ApplicationEnteredConsent: boolean;

  @IsOptional()
  @IsInt()
  @IsPositive()
  GroupId?: number;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(NOTES_LIMIT)
  AgentNotes?: string;

  @IsOptional()
  @IsBoolean()
  MemberDropConsent?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  AccountName?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  ConsentVersion?: string;
}
