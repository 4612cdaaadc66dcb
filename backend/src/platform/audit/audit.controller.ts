import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AUDIT_DETAILS, AUDIT_ROW, type AuditDetails, type AuditRow } from '#shared/audit/audit.record';
import { Allow } from '../http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../http/answers.ts';
import { answerOf } from '../http/body-of.ts';
import { CSV_TYPE } from '../http/csv-answer.ts';
import { ListQueryDto } from '../http/list-query.dto.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { Lists } from '../lists/lists.ts';
import { AuditService } from './audit.service.ts';

class AuditRowAnswer extends answerOf(AUDIT_ROW) {}
class AuditDetailsAnswer extends answerOf(AUDIT_DETAILS) {}

/** Who did what, when and from where. Design section 5, "Audit". */
@Controller()
@Allow('superuser')
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly lists: Lists,
  ) {}

  /** Newest first. Counts and pages end at 10,000 rows. */
  @Get('api/audit')
  @AnswersList(AuditRowAnswer, 'RULE_BROKEN')
  list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<AuditRow[]> {
    return this.lists.page(this.audit, query, reply);
  }

  /** Everything that matches, newest first. */
  @Get('api/audit.csv')
  @AnswersFile(CSV_TYPE, 'RULE_BROKEN')
  export(@Query() { filter }: ListQueryDto, @Res() reply: FastifyReply): Promise<void> {
    return this.lists.file(this.audit, { filter }, reply);
  }

  /** One row, with its place in its chain. */
  @Get('api/audit/:id')
  @Answers(AuditDetailsAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number): Promise<AuditDetails> {
    return this.audit.find(id);
  }
}
