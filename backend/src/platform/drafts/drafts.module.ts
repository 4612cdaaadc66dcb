import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { DraftsController } from './drafts.controller.ts';
import { DraftsRepository } from './drafts.repository.ts';
import { KeepDraftService } from './keep-draft.service.ts';
import { PurgeDraftsService } from './purge-drafts.service.ts';

@Module({
  imports: [JobsModule],
  controllers: [DraftsController],
  providers: [DraftsRepository, KeepDraftService, PurgeDraftsService],
})
export class DraftsModule {}
