import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { knownRoles } from '#shared/people/known-roles';
import type { PasswordLinkOwner } from '#shared/people/password-link.record';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Public } from '../../../platform/http/access.ts';
import { Answers, AnswersNothing } from '../../../platform/http/answers.ts';
import { LinkLimit } from './link-limit.ts';
import { PasswordLinks } from './password-links.ts';
import { NewPassword, PasswordLinkOwnerAnswer, PasswordToken } from './passwords.dto.ts';
import { SetPasswordService } from './set-password.service.ts';

/** For people with a one-time link. POSTs, to keep the token out of URLs. */
@Controller('api/account')
@Public()
export class PasswordsController {
  constructor(
    private readonly links: PasswordLinks,
    private readonly setPassword: SetPasswordService,
    private readonly limit: LinkLimit,
    private readonly rules: RulesService,
  ) {}

  /** The user whom the link is for. */
  @Post('PasswordLink')
  @HttpCode(200)
  @Answers(PasswordLinkOwnerAnswer, 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  async owner(@Req() { ip }: FastifyRequest, @Body() { Token }: PasswordToken): Promise<PasswordLinkOwner> {
    const { user, expiresAt } = await this.limit.limited(ip, () => this.links.find(Token));
    const roles = knownRoles(await this.rules.inForce());
    return {
      Username: user.username,
      FullName: user.fullName,
      IsInternal: roles.some(({ role, isInternal }) => isInternal && user.roles.includes(role)),
      ExpiresAt: expiresAt.toISOString(),
    };
  }

  /** Uses up the link. The user then signs in with the new password. */
  @Post('SetPassword')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  set(@Req() { ip }: FastifyRequest, @Body() body: NewPassword): Promise<void> {
    return this.limit.limited(ip, () => this.setPassword.set(body));
  }
}
