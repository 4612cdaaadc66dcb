import { Controller, Get, Param, Put } from '@nestjs/common';
import { STARTED_BULK_RUN, type StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import {
  RENEWAL_UNDO,
  type RenewalUndo,
  UNDONE_RENEWAL,
  type UndoneRenewal,
} from '#shared/renewals/undo-renewal.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { answerOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { UndoRenewalService } from './undo-renewal.service.ts';
import { UndoRunService } from './undo-run.service.ts';

class UndoneRenewalAnswer extends answerOf(UNDONE_RENEWAL) {}
class RenewalUndoAnswer extends answerOf(RENEWAL_UNDO) {}
class StartedUndoAnswer extends answerOf(STARTED_BULK_RUN) {}

/** Taking passive renewals back, as long as they are not final. */
@Controller('api/sales')
@Allow('internal')
export class UndoRenewalsController {
  constructor(
    private readonly undoRenewal: UndoRenewalService,
    private readonly undoRun: UndoRunService,
  ) {}

  /** Takes back one group: before its turn it is withdrawn, after it its quote is put back to what it was. */
  @Put('UndoPassiveRenewal/:groupId')
  @Answers(UndoneRenewalAnswer, 'NOT_FOUND', 'WRONG_STATE')
  undoOne(@CurrentUser() user: SessionUser, @Param('groupId', PositiveIdPipe) groupId: number): Promise<UndoneRenewal> {
    return this.undoRenewal.undo(user, groupId);
  }

  /** How much of a run can still be undone, and until when. */
  @Get('GetPassiveRenewalUndo/:bulkRunId')
  @Answers(RenewalUndoAnswer, 'NOT_FOUND')
  find(@Param('bulkRunId', PositiveIdPipe) runId: number): Promise<RenewalUndo> {
    return this.undoRun.find(runId);
  }

  /** Undoes what a finished run has renewed, as a run of its own. */
  @Put('UndoPassiveRenewals/:bulkRunId')
  @Answers(StartedUndoAnswer, 'NOT_FOUND', 'WRONG_STATE')
  undoAll(
    @CurrentUser() user: SessionUser,
    @Param('bulkRunId', PositiveIdPipe) runId: number,
  ): Promise<StartedBulkRun> {
    return this.undoRun.start(user, runId);
  }
}
