import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { AssignmentModule } from '../quote-queues/assignment/assignment.module.ts';
import { AddNoteService } from './add-note.service.ts';
import { DeleteNoteService } from './delete-note.service.ts';
import { StaffNotesController } from './staff-notes.controller.ts';
import { StaffNotesRepository } from './staff-notes.repository.ts';

/** Internal notes on quotes. */
@Module({
  imports: [AssignmentModule, IdempotencyModule, QuotingModule],
  controllers: [StaffNotesController],
  providers: [AddNoteService, DeleteNoteService, StaffNotesRepository],
  exports: [AddNoteService],
})
export class StaffNotesModule {}
