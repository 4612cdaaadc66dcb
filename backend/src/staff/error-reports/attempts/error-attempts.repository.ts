import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AttemptOutcome } from '#shared/installation/installation-status';

export interface StoredAttempt {
  id: number;
  censusMemberId: number | null;
  firstName: string | null;
  lastName: string | null;
  at: Date | string;
  outcome: AttemptOutcome;
  message: string;
  detail: string;
}

@Injectable()
export class ErrorAttemptsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async exists(installationId: number): Promise<boolean> {
    const found: unknown[] = await this.database.query('SELECT id FROM installations WHERE id = ?', [installationId]);
    return found.length > 0;
  }

  /** Newest first; of one member where it is named. */
  list(installationId: number, censusMemberId: number | null, most: number): Promise<StoredAttempt[]> {
    const ofMember = censusMemberId === null ? '' : 'AND attempt.censusMemberId = ?';
    return this.database.query(
      `SELECT attempt.id, attempt.censusMemberId, person.firstName, person.lastName, attempt.at, attempt.outcome,
         attempt.message, attempt.detail
       FROM installation_attempts attempt LEFT JOIN census_members person ON person.id = attempt.censusMemberId
       WHERE attempt.installationId = ? ${ofMember}
       ORDER BY attempt.id DESC LIMIT ?`,
      [installationId, ...(censusMemberId === null ? [] : [censusMemberId]), most],
    );
  }
}
