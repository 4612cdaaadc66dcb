import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { StaffNotesModule } from '../notes/staff-notes.module.ts';
import { NotifyStaffService } from './notify-staff.service.ts';
import { PurgeNotificationsService } from './purge-notifications.service.ts';
import { ReadNotificationsService } from './read-notifications.service.ts';
import { StaffNotificationsController } from './staff-notifications.controller.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

/** The console's bell. */
@Module({
  imports: [JobsModule, QuotingModule, StaffNotesModule],
  controllers: [StaffNotificationsController],
  providers: [NotifyStaffService, PurgeNotificationsService, ReadNotificationsService, StaffNotificationsRepository],
})
export class StaffNotificationsModule {}
