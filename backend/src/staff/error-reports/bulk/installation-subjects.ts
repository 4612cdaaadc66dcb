import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SUBJECT_GONE } from '#shared/bulk-runs/bulk-runs';
import { isInCarrier, type InstallationStatus } from '#shared/installation/installation-status';
import type { BulkItemOutcome, BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { SubjectNames } from './subject-names.ts';

interface StoredState {
  id: number;
  status: InstallationStatus;
  message: string;
  /** Of a group that is installed: some member is not. */
  hasErrors?: number | boolean;
  /** Of a group that is installed: its members are on their way. */
  isUnderway?: number | string;
}

type Subjects = Required<Pick<BulkRunWork, 'nameSubjects' | 'answersOf'>>;

/** Groups (by GroupInstallId) and members (by CensusMemberId) of runs: their names, and what the carrier answered about them. */
@Injectable()
export class InstallationSubjects {
  readonly groups: Subjects = {
    nameSubjects: (ids) => this.names.ofGroups(ids),
    answersOf: (ids) =>
      this.read(
        `SELECT e.id AS id, e.status AS status, e.message AS message, e.processedWithErrors AS hasErrors,
           (SELECT COUNT(*) FROM outbox job
            WHERE job.topic = 'install-group' AND job.subjectId = e.quoteId AND job.doneAt IS NULL) AS isUnderway
         FROM installations e WHERE e.id IN`,
        ids,
      ),
  };

  readonly members: Subjects = {
    nameSubjects: (ids) => this.names.ofMembers(ids),
    answersOf: (ids) =>
      this.read(
        `SELECT e.censusMemberId AS id, e.status AS status, e.message AS message
         FROM installation_members e WHERE e.censusMemberId IN`,
        ids,
      ),
  };

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly names: SubjectNames,
  ) {}

  private async read(sql: string, ids: readonly number[]): Promise<Map<number, BulkItemOutcome>> {
    const rows: StoredState[] = await this.database.query(`${sql} (${[0, ...ids].map(() => '?').join(',')})`, [
      0,
      ...ids,
    ]);
    const states = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      ids.flatMap((id) => {
        const answer = answerOf(states.get(id));
        return answer === null ? [] : [[id, answer] as const];
      }),
    );
  }
}

/** null = the carrier has not answered yet. */
function answerOf(state: StoredState | undefined): BulkItemOutcome | null {
  if (!state) {
    return { state: 'Skipped', message: SUBJECT_GONE };
  }
  if (state.status === 'Failed') {
    return { state: 'Failed', message: state.message };
  }
  if (!isInCarrier(state.status) || (state.status === 'Installed' && Number(state.isUnderway ?? 0) > 0)) {
    return null;
  }
  return state.hasErrors ? { state: 'Failed', message: state.message } : { state: 'Done', message: '' };
}
