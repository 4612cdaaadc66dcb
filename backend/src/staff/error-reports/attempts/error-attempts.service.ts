import { Injectable } from '@nestjs/common';
import type { ErrorAttempt } from '#shared/error-reports/error-reports.record';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { AppError } from '../../../platform/errors.ts';
import { ErrorAttemptsRepository, type StoredAttempt } from './error-attempts.repository.ts';

/** A group that was tried for days is looked at by its newest calls. */
const MOST_ATTEMPTS = 200;

/** The calls to the carrier system behind an error, for whoever has to ask there. For internal staff alone. */
@Injectable()
export class ErrorAttemptsService {
  constructor(private readonly attempts: ErrorAttemptsRepository) {}

  /** @param censusMemberId only the calls about this member; null = all @throws NOT_FOUND */
  async list(groupInstallId: number, censusMemberId: number | null): Promise<ErrorAttempt[]> {
    const stored = await this.attempts.list(groupInstallId, censusMemberId, MOST_ATTEMPTS);
    if (stored.length === 0 && !(await this.attempts.exists(groupInstallId))) {
      throw new AppError('NOT_FOUND', 'This installation was not found.');
    }
    return stored.map(toErrorAttempt);
  }
}

const toErrorAttempt = (stored: StoredAttempt): ErrorAttempt => ({
  EwsTransactionId: stored.id,
  CensusMemberId: stored.censusMemberId,
  MemberName: stored.lastName === null ? '' : `${stored.firstName} ${stored.lastName}`,
  At: toInstant(stored.at).toISOString(),
  Outcome: stored.outcome,
  Message: stored.message,
  Detail: stored.detail,
});
