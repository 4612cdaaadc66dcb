import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Rules } from '#shared/business-rules/rules';
import type { PasswordLinkOwner, PasswordLinkRequest, SetPasswordRequest } from '#shared/contract/people';
import { knownRoles } from '#shared/people/known-roles';
import type { User } from '../../../platform/people/user.entity.ts';
import { AsTyped } from '../../../platform/http/trimmed-body.ts';

export class PasswordLinkDto implements PasswordLinkRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  Token: string;
}

export class SetPasswordDto extends PasswordLinkDto implements SetPasswordRequest {
  /** Its length is checked by the rule that the page has asked already. */
  @AsTyped()
  @IsString()
  @IsNotEmpty()
  @MaxLength(1000)
  Password: string;
}

export const toPasswordLinkOwner = (
  { user, expiresAt }: { user: User; expiresAt: Date },
  rules: Rules,
): PasswordLinkOwner => ({
  Username: user.username,
  FullName: user.fullName,
  IsInternal: knownRoles(rules).some(({ role, isInternal }) => isInternal && user.roles.includes(role)),
  ExpiresAt: expiresAt.toISOString(),
});
