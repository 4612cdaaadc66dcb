import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_MEMBERS, tooManyMembers } from '#shared/census/import/import-fields';
import type { EnrollmentFileResponse } from '#shared/enrollment/members/members.record';
import { type EnrollmentFile, FILE_NOT_IMPORTED, FILE_OUTDATED } from '#shared/enrollment/members/import/read-file';
import type { ImportPlan } from '#shared/enrollment/members/import/plan-import';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import { PersonFileReader } from '../../../quoting/group-census/import/person-file-reader.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { DemographicsEditing } from '../demographics-editing.ts';
import { MemberWriter } from '../members/member-writer.ts';
import { fileOf, type FileRequest } from './file-request.ts';
import { PlanFileService, type PlannedFile } from './plan-file.service.ts';

@Injectable()
export class ImportFileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: DemographicsEditing,
    private readonly reader: PersonFileReader,
    private readonly plans: PlanFileService,
    private readonly writer: MemberWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Previews an enrollment file, or writes it: all or nothing, and only against the previewed census.
   * @throws NOT_FOUND, WRONG_STATE; what is wrong with the file; on writing RULE_BROKEN when it has errors, STALE_VERSION when members
   * changed after the preview
   */
  async import(user: SessionUser, request: FileRequest): Promise<EnrollmentFileResponse> {
    const quote = await this.editing.findEditable(user, request.quoteId);
    const file = await this.reader.readEnrollment(user, { source: fileOf(request), today: this.clock.today() });
    if (file.rows.length > MAX_MEMBERS) {
      throw new AppError('TOO_LARGE', tooManyMembers(file.rows.length, MAX_MEMBERS));
    }
    return request.commit
      ? this.transactions.run((tx) => this.write(tx, user, request, file))
      : toResponse(await this.plans.plan(user, quote, file), file, false);
  }

  private async write(
    tx: EntityManager,
    user: SessionUser,
    { quoteId, stamp }: FileRequest,
    file: EnrollmentFile,
  ): Promise<EnrollmentFileResponse> {
    const quote = await this.editing.begin(tx, user, quoteId);
    const planned = await this.plans.plan(user, quote, file, tx);
    if (stampOf(planned) !== stamp) {
      throw new AppError('STALE_VERSION', FILE_OUTDATED);
    }
    if (planned.plan.errors.length > 0) {
      throw new AppError('RULE_BROKEN', FILE_NOT_IMPORTED);
    }
    const fields = await this.writer.write(tx, quote, planned.writes);
    await this.editing.end(tx, user, quote, {
      action: 'import-enrollment-members',
      subject: 'quote',
      subjectId: quoteId,
      fields,
    });
    return toResponse(planned, file, true);
  }
}

/** The members and their versions, to detect changes after the preview. */
const stampOf = ({ stored }: PlannedFile): string =>
  createHash('sha256')
    .update(stored.census.map(({ id, version }) => `${id}:${version}`).join(' '))
    .digest('base64url');

function toResponse(planned: PlannedFile, file: EnrollmentFile, Committed: boolean): EnrollmentFileResponse {
  const { changed, members, errors, warnings }: ImportPlan = planned.plan;
  return {
    Committed,
    Members: members,
    Errors: errors,
    Warnings: warnings,
    Counts: {
      Rows: file.rows.length,
      Changed: changed.length,
      Unchanged: Math.max(0, file.rows.length - changed.length),
      Errors: errors.length,
      Warnings: warnings.length,
    },
    Stamp: stampOf(planned),
  };
}
