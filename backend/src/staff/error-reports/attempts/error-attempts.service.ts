import { Injectable } from '@nestjs/common';
import type { ErrorAttempt } from '#shared/error-reports/error-reports.record';
import { toInstant } from '../../../platform/database/raw-values.ts';
import { AppError } from '../../../platform/errors.ts';
import { ErrorAttemptsRepository, type StoredAttempt } from './error-attempts.repository.ts';

/** Maximum number of calls: a group may have been retried for days, and the newest matter. */
const MOST_ATTEMPTS = 200;

/** The calls to the carrier system behind an error, for staff who contact the carrier. For internal staff only. */
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

  /** @throws NOT_FOUND */
  async listOfApplication(individualApplicationId: number): Promise<ErrorAttempt[]> {
    const stored = await this.attempts.listOfApplication(individualApplicationId, MOST_ATTEMPTS);
    if (stored.length === 0 && !(await this.attempts.applicationExists(individualApplicationId))) {
      throw new AppError('NOT_FOUND', 'This enrollment was not found.');
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
