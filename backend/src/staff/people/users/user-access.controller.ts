import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { PasswordLinkResponse, UserRow } from '#shared/contract/people';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { EndSessionsService } from './end-sessions.service.ts';
import { LockUserService } from './lock-user.service.ts';
import { ResetPasswordService } from './reset-password.service.ts';
import { toPasswordLinkResponse, VersionDto } from './users.dto.ts';
import { ManagedUsersService } from './users.service.ts';

/** Whether a user gets in: locks, passwords, sessions. All of it counts at once. */
@Controller('api/people/Users')
@Allow('superuser')
export class UserAccessController {
  constructor(
    private readonly users: ManagedUsersService,
    private readonly lockUser: LockUserService,
    private readonly resetPassword: ResetPasswordService,
    private readonly endSessions: EndSessionsService,
  ) {}

  @Put('Lock/:id')
  async lock(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: VersionDto,
  ): Promise<UserRow> {
    await this.lockUser.setLocked(user, id, { Version, locked: true });
    return this.users.row(id);
  }

  @Put('Unlock/:id')
  async unlock(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: VersionDto,
  ): Promise<UserRow> {
    await this.lockUser.setLocked(user, id, { Version, locked: false });
    return this.users.row(id);
  }

  /** The only answer that holds the link. */
  @Post('ResetPassword/:id')
  @HttpCode(200)
  async reset(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: VersionDto,
  ): Promise<PasswordLinkResponse> {
    const link = await this.resetPassword.reset(user, id, Version);
    return toPasswordLinkResponse(await this.users.row(id), link);
  }

  @Delete('Sessions/:id')
  @HttpCode(204)
  endAll(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<void> {
    return this.endSessions.end(user, id);
  }

  @Delete('Sessions/:id/:sessionId')
  @HttpCode(204)
  endOne(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Param('sessionId') sessionId: string,
  ): Promise<void> {
    return this.endSessions.end(user, id, sessionId);
  }
}
