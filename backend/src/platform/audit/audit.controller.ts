import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AUDIT_DETAILS, AUDIT_ROW, type AuditDetails, type AuditRow } from '#shared/audit/audit.record';
import { Allow } from '../http/access.ts';
import { Answers, AnswersFile, AnswersList } from '../http/answers.ts';
import { answerOf } from '../http/body-of.ts';
import { CSV_TYPE } from '../http/csv-answer.ts';
import { refuseOtherSites } from '../http/csrf.ts';
import { CurrentUser, type SessionUser } from '../http/current-user.ts';
import { sendFile } from '../http/file-answer.ts';
import { ListQueryDto } from '../http/list-query.dto.ts';
import { setContentRange } from '../http/list-query.ts';
import { PositiveIdPipe } from '../http/validation.ts';
import { AuditService } from './audit.service.ts';
import { ExportAuditService } from './export-audit.service.ts';

class AuditRowAnswer extends answerOf(AUDIT_ROW) {}
class AuditDetailsAnswer extends answerOf(AUDIT_DETAILS) {}

/** Who did what to what, when and from where. Design section 5, "Audit". */
@Controller()
@Allow('superuser')
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly exportAudit: ExportAuditService,
  ) {}

  /** Newest first. Counted, and to be paged through, up to 10,000 rows. */
  @Get('api/audit')
  @AnswersList(AuditRowAnswer, 'RULE_BROKEN')
  async list(@Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<AuditRow[]> {
    const { rows, first, total } = await this.audit.list(query);
    setContentRange(reply, { what: 'audit', first, count: rows.length, total });
    return rows;
  }

  /** Everything that matches, as audit.csv. A GET that writes down who took it out: so no other site may cause it. */
  @Get('api/audit.csv')
  @AnswersFile(CSV_TYPE, 'RULE_BROKEN')
  async export(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseOtherSites(request);
    await sendFile(reply, await this.exportAudit.export(user, query));
  }

  @Get('api/audit/:id')
  @Answers(AuditDetailsAnswer, 'NOT_FOUND')
  find(@Param('id', PositiveIdPipe) id: number): Promise<AuditDetails> {
    return this.audit.find(id);
  }
}
