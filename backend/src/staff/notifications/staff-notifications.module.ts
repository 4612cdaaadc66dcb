import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { StaffNotesModule } from '../notes/staff-notes.module.ts';
import { NotifyStaffService } from './notify-staff.service.ts';
import { PurgeNotificationsService } from './purge-notifications.service.ts';
import { ReadNotificationsService } from './read-notifications.service.ts';
import { StaffNotificationsController } from './staff-notifications.controller.ts';
import { StaffNotificationsRepository } from './staff-notifications.repository.ts';

/** The console's bell. */
@Module({
  imports: [JobsModule, QuoteStoreModule, StaffNotesModule],
  controllers: [StaffNotificationsController],
  providers: [NotifyStaffService, PurgeNotificationsService, ReadNotificationsService, StaffNotificationsRepository],
})
export class StaffNotificationsModule {}
