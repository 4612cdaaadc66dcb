import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { NOTES_PER_PAGE } from '#shared/staff-notes/note-text';
import type { AddedStaffNote, StaffNotesResponse } from '#shared/staff-notes/staff-note.record';
import { Allow } from '../../platform/http/access.ts';
import { Answers, AnswersNothing } from '../../platform/http/answers.ts';
import { BeforeQueryDto } from '../../platform/http/before-query.dto.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../platform/http/validation.ts';
import { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { EitherQuotesRepository } from '../../quoting/quotes/either-quotes.repository.ts';
import { AddNoteService } from './add-note.service.ts';
import { DeleteNoteService } from './delete-note.service.ts';
import { AddedNoteAnswer, AddNoteBody, StaffNotesAnswer, toStaffNote } from './staff-notes.dto.ts';
import { StaffNotesRepository } from './staff-notes.repository.ts';

/** Internal notes on the quotes of groups and of households. The paths are ours: the specification has no notes. */
@Controller('api/sales')
@Allow('internal')
export class StaffNotesController {
  constructor(
    private readonly quotes: EitherQuotesRepository,
    private readonly notes: StaffNotesRepository,
    private readonly addNote: AddNoteService,
    private readonly deleteNote: DeleteNoteService,
    private readonly idempotency: Idempotency,
  ) {}

  /** Newest first, 20 at a time. */
  @Get('GetStaffNotes/:quoteId')
  @Answers(StaffNotesAnswer, 'NOT_FOUND')
  async list(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Query() { before }: BeforeQueryDto,
  ): Promise<StaffNotesResponse> {
    await this.quotes.find(user, quoteId);
    const notes = await this.notes.list(quoteId, { before: before ?? null, count: NOTES_PER_PAGE + 1 });
    return {
      Notes: notes.slice(0, NOTES_PER_PAGE).map((note) => toStaffNote(note, user.id)),
      HasOlder: notes.length > NOTES_PER_PAGE,
    };
  }

  /** Writes a note, and tells the colleagues whom it mentions. */
  @Post('AddStaffNote/:quoteId')
  @Answers(AddedNoteAnswer, 'NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE')
  @HttpCode(200)
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat answers the first answer.' })
  add(
    @CurrentUser() user: SessionUser,
    @Param('quoteId', PositiveIdPipe) quoteId: number,
    @Body() body: AddNoteBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AddedStaffNote> {
    return this.idempotency.once({ user, key, call: `AddStaffNote/${quoteId}`, body }, (finish) =>
      this.addNote.add(user, quoteId, body, finish),
    );
  }

  /** Deletes the text of the caller's own note; that there was one stays. */
  @Put('DeleteStaffNote/:noteId')
  @AnswersNothing('NOT_FOUND', 'WRONG_STATE')
  @HttpCode(204)
  delete(@CurrentUser() user: SessionUser, @Param('noteId', PositiveIdPipe) noteId: number): Promise<void> {
    return this.deleteNote.delete(user, noteId);
  }
}
