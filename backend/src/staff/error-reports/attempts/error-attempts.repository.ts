import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AttemptOutcome } from '#shared/installation/installation-status';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { NOTHING, selected, sql, table } from '../../../platform/database/sql.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { IndividualApplication } from '../../../enrollment/parts/household/individual-application.table.ts';
import { IndividualApplicationAttempt } from '../../../enrollment/parts/household/individual-application-attempt.table.ts';
import { Installation } from '../../../enrollment/installation/installation.table.ts';
import { InstallationAttempt } from '../../../enrollment/installation/installation-attempt.table.ts';

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

const attempt = table(InstallationAttempt, 'attempt');
const person = table(CensusMember, 'person');

@Injectable()
export class ErrorAttemptsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  exists(installationId: number): Promise<boolean> {
    return this.database.manager.existsBy(Installation, { id: installationId });
  }

  applicationExists(id: number): Promise<boolean> {
    return this.database.manager.existsBy(IndividualApplication, { id });
  }

  /** Those about a household, newest first. */
  async listOfApplication(applicationId: number, most: number): Promise<StoredAttempt[]> {
    const calls = await this.database.manager.find(IndividualApplicationAttempt, {
      where: { applicationId },
      order: { id: 'DESC' },
      take: most,
    });
    return calls.map((call) => ({ ...call, censusMemberId: null, firstName: null, lastName: null }));
  }

  /** Newest first; for one member if given. */
  list(installationId: number, censusMemberId: number | null, most: number): Promise<StoredAttempt[]> {
    const ofMember = censusMemberId === null ? NOTHING : sql`AND ${attempt.censusMemberId} = ${censusMemberId}`;
    return rowsOf(
      this.database.manager,
      sql`SELECT ${ATTEMPT} FROM ${attempt} LEFT JOIN ${person} ON ${person.id} = ${attempt.censusMemberId}
       WHERE ${attempt.installationId} = ${installationId} ${ofMember}
       ORDER BY ${attempt.id} DESC LIMIT ${most}`,
    );
  }
}

const ATTEMPT = selected<StoredAttempt>({
  id: attempt.id,
  censusMemberId: attempt.censusMemberId,
  firstName: person.firstName,
  lastName: person.lastName,
  at: attempt.at,
  outcome: attempt.outcome,
  message: attempt.message,
  detail: attempt.detail,
});
