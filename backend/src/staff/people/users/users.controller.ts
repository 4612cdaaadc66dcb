import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordLinkResponse, UserDetails, UserRow } from '#shared/people/user.record';
import { sessionDigest } from '../../../platform/account/session-store.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersList, AnswersNothing } from '../../../platform/http/answers.ts';
import { CSV_TYPE } from '../../../platform/http/csv-answer.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import type { IssuedLink } from '../passwords/password-links.ts';
import { SaveUserService } from './save-user.service.ts';
import { UserAccessService } from './user-access.service.ts';
import { NewUser, PasswordLinkAnswer, UserAnswer, UserChange, UserDetailsAnswer, UserVersion } from './users.dto.ts';
import { ManagedUsersRepository } from './users.repository.ts';

/** User accounts. Spec 002 section 3, "User"; the calls are ours, in the same style. */
@Controller('api/people')
@Allow('superuser')
export class UsersController {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly saveUser: SaveUserService,
    private readonly access: UserAccessService,
    private readonly lists: Lists,
  ) {}

  /** Users. */
  @Get('Users')
  @AnswersList(UserAnswer)
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<UserRow[]> {
    return this.lists.page(this.users, query, reply);
  }

  /** All users that match the filter. */
  @Get('Users.csv')
  @AnswersFile(CSV_TYPE)
  export(@Query() query: ListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.users, query, reply);
  }

  /** With the open sessions. */
  @Get('Users/:id')
  @Answers(UserDetailsAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number, @Req() request: FastifyRequest): Promise<UserDetails> {
    return this.users.details(id, sessionDigest(request.session.sessionId));
  }

  /** Answers the link to set a password, which is revealed only once. */
  @Post('Users')
  @HttpCode(200)
  @Answers(PasswordLinkAnswer, 'RULE_BROKEN')
  async create(@CurrentUser() user: SessionUser, @Body() body: NewUser): Promise<PasswordLinkResponse> {
    const { id, link } = await this.saveUser.create(user, body);
    return this.withLink(id, link);
  }

  /** Changes a user. */
  @Put('Users/:id')
  @Answers(UserAnswer, 'NOT_FOUND', 'STALE_VERSION', 'RULE_BROKEN')
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: UserChange,
  ): Promise<UserRow> {
    await this.saveUser.change(user, id, body);
    return this.users.row(id);
  }

  /** Locks a user and ends their sessions immediately. */
  @Put('Users/Lock/:id')
  @Answers(UserAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  async lock(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: UserVersion,
  ): Promise<UserRow> {
    await this.access.setLocked(user, id, { Version, locked: true });
    return this.users.row(id);
  }

  /** Lets a locked user sign in again. */
  @Put('Users/Unlock/:id')
  @Answers(UserAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE')
  async unlock(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: UserVersion,
  ): Promise<UserRow> {
    await this.access.setLocked(user, id, { Version, locked: false });
    return this.users.row(id);
  }

  /** Answers the link to set a new password, which is revealed only once. */
  @Post('Users/ResetPassword/:id')
  @HttpCode(200)
  @Answers(PasswordLinkAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  async reset(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: UserVersion,
  ): Promise<PasswordLinkResponse> {
    return this.withLink(id, await this.access.resetPassword(user, id, Version));
  }

  /** Removes the second step of a user who lost it, and ends every session. */
  @Put('Users/ResetSecondStep/:id')
  @Answers(UserAnswer, 'NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', 'RULE_BROKEN')
  async resetSecondStep(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() { Version }: UserVersion,
  ): Promise<UserRow> {
    await this.access.resetSecondStep(user, id, Version);
    return this.users.row(id);
  }

  /** Ends all sessions of a user. */
  @Delete('Users/Sessions/:id')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND')
  endAll(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<void> {
    return this.access.endSessions(user, id);
  }

  /** Ends one session of a user. */
  @Delete('Users/Sessions/:id/:sessionId')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND')
  endOne(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Param('sessionId') sessionId: string,
  ): Promise<void> {
    return this.access.endSessions(user, id, sessionId);
  }

  private async withLink(id: number, { url, expiresAt }: IssuedLink): Promise<PasswordLinkResponse> {
    return { User: await this.users.row(id), Url: url, ExpiresAt: expiresAt.toISOString() };
  }
}
