import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PasswordLinkOwner } from '#shared/contract/people';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Public } from '../../../platform/http/access.ts';
import { LinkLimit } from './link-limit.ts';
import { PasswordLinks } from './password-links.ts';
import { PasswordLinkDto, SetPasswordDto, toPasswordLinkOwner } from './passwords.dto.ts';
import { SetPasswordService } from './set-password.service.ts';

/** For people who were given a one-time link. Posts, so that the token stands in no address. */
@Controller('api/account')
@Public()
export class PasswordsController {
  constructor(
    private readonly links: PasswordLinks,
    private readonly setPassword: SetPasswordService,
    private readonly limit: LinkLimit,
    private readonly rules: RulesService,
  ) {}

  /** For whom the link is. */
  @Post('PasswordLink')
  @HttpCode(200)
  async owner(@Req() { ip }: FastifyRequest, @Body() { Token }: PasswordLinkDto): Promise<PasswordLinkOwner> {
    const link = await this.limit.limited(ip, () => this.links.find(Token));
    return toPasswordLinkOwner(link, await this.rules.inForce());
  }

  /** Uses the link up. The user signs in with the new password then. */
  @Post('SetPassword')
  @HttpCode(204)
  set(@Req() { ip }: FastifyRequest, @Body() body: SetPasswordDto): Promise<void> {
    return this.limit.limited(ip, () => this.setPassword.set(body));
  }
}
