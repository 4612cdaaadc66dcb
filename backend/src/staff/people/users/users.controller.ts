import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordLinkResponse, UserDetails, UserRow } from '#shared/contract/people';
import { sessionDigest } from '../../../platform/account/session-store.ts';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { setContentRange } from '../../../platform/http/list-query.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { ChangeUserService } from './change-user.service.ts';
import { CreateUserService } from './create-user.service.ts';
import { ChangeUserDto, CreateUserDto, toPasswordLinkResponse } from './users.dto.ts';
import { ManagedUsersService } from './users.service.ts';

/** Who may sign in. Spec 002 section 3, "User"; the calls are ours, in the same style. */
@Controller('api/people/Users')
@Allow('superuser')
export class UsersController {
  constructor(
    private readonly users: ManagedUsersService,
    private readonly createUser: CreateUserService,
    private readonly changeUser: ChangeUserService,
  ) {}

  @Get()
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<UserRow[]> {
    const { rows, first, total } = await this.users.list(query);
    setContentRange(reply, { what: 'users', first, count: rows.length, total });
    return rows;
  }

  /** With the open sessions. */
  @Get(':id')
  find(@Param('id', PositiveIdPipe) id: number, @Req() request: FastifyRequest): Promise<UserDetails> {
    return this.users.find(id, sessionDigest(request.session.sessionId));
  }

  /** The only answer that holds the link. */
  @Post()
  @HttpCode(200)
  async create(@CurrentUser() user: SessionUser, @Body() body: CreateUserDto): Promise<PasswordLinkResponse> {
    const { id, link } = await this.createUser.create(user, body);
    return toPasswordLinkResponse(await this.users.row(id), link);
  }

  @Put(':id')
  async change(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() body: ChangeUserDto,
  ): Promise<UserRow> {
    await this.changeUser.change(user, id, body);
    return this.users.row(id);
  }
}
