import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import type {
  StaffNotificationsResponse,
  UnreadNotifications,
} from '#shared/staff-notifications/staff-notification.record';
import { NOTIFICATIONS_PER_PAGE } from '#shared/staff-notifications/staff-notification';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersNothing } from '../../platform/http/answers.ts';
import { BeforeQueryDto } from '../../platform/http/before-query.dto.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { ReadNotificationsService } from './read-notifications.service.ts';
import {
  ReadAllNotificationsBody,
  StaffNotificationsAnswer,
  toStaffNotification,
  UnreadNotificationsAnswer,
} from './staff-notifications.dto.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

/** What the caller was told of. The paths are ours: the specification has no notifications for staff. */
@Controller('api/sales')
@Allow('internal')
export class StaffNotificationsController {
  constructor(
    private readonly notifications: StaffNotificationsRepository,
    private readonly readNotifications: ReadNotificationsService,
  ) {}

  /** Newest first, 50 at a time. */
  @Get('GetStaffNotifications')
  @Answers(StaffNotificationsAnswer)
  async list(
    @CurrentUser() user: SessionUser,
    @Query() { before }: BeforeQueryDto,
  ): Promise<StaffNotificationsResponse> {
    const rows = await this.notifications.list(user, { before: before ?? null, count: NOTIFICATIONS_PER_PAGE + 1 });
    return {
      Notifications: rows.slice(0, NOTIFICATIONS_PER_PAGE).map(toStaffNotification),
      HasOlder: rows.length > NOTIFICATIONS_PER_PAGE,
    };
  }

  /** For the console's bell. */
  @Get('GetUnreadNotificationCount')
  @Answers(UnreadNotificationsAnswer)
  async countUnread(@CurrentUser() user: SessionUser): Promise<UnreadNotifications> {
    return { Count: await this.notifications.countUnread(user) };
  }

  /** Marks one as read. One that is read already stays as it is. */
  @Put('ReadStaffNotification/:id')
  @AnswersNothing('NOT_FOUND')
  @HttpCode(204)
  readOne(@CurrentUser() user: SessionUser, @Param('id', PositiveIdPipe) id: number): Promise<void> {
    return this.readNotifications.readOne(user, id);
  }

  /** Marks all as read that the user has seen. */
  @Put('ReadAllStaffNotifications')
  @AnswersNothing()
  @HttpCode(204)
  readAll(@CurrentUser() user: SessionUser, @Body() { UpTo }: ReadAllNotificationsBody): Promise<void> {
    return this.readNotifications.readUpTo(user, UpTo);
  }
}
