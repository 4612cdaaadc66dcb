import { Injectable } from '@nestjs/common';
import { SUBJECT_GONE } from '#shared/bulk-runs/bulk-run.record';
import { HOUSEHOLD_DENIED } from '#shared/error-reports/repairs';
import { isInCarrier } from '#shared/installation/installation-status';
import type { BulkItemOutcome, BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { type StoredState, SubjectsRepository } from './subjects.repository.ts';

type Subjects = Required<Pick<BulkRunWork, 'nameSubjects' | 'answersOf'>>;

/** Groups (by GroupInstallId), members (by CensusMemberId) and households (by IndividualApplicationId) in runs: their names, and the carrier's answers about them. */
@Injectable()
export class InstallationSubjects {
  readonly groups: Subjects = {
    nameSubjects: (ids) => this.subjects.nameGroups(ids),
    answersOf: async (ids) => answersOf(ids, await this.subjects.listGroupStates(ids)),
  };

  readonly members: Subjects = {
    nameSubjects: (ids) => this.subjects.nameMembers(ids),
    answersOf: async (ids) => answersOf(ids, await this.subjects.listMemberStates(ids)),
  };

  readonly households: Subjects = {
    nameSubjects: (ids) => this.subjects.nameApplicants(ids),
    answersOf: async (ids) => answersOf(ids, await this.subjects.listApplicationStates(ids)),
  };

  constructor(private readonly subjects: SubjectsRepository) {}
}

function answersOf(ids: readonly number[], rows: readonly StoredState[]): Map<number, BulkItemOutcome> {
  const states = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const answer = answerOf(states.get(id));
      return answer === null ? [] : [[id, answer] as const];
    }),
  );
}

/** null = no answer from the carrier yet. */
function answerOf(state: StoredState | undefined): BulkItemOutcome | null {
  if (!state) {
    return { state: 'Skipped', message: SUBJECT_GONE };
  }
  if (state.status === 'Failed') {
    return { state: 'Failed', message: state.message };
  }
  if (state.status === 'Denied') {
    return { state: 'Skipped', message: HOUSEHOLD_DENIED };
  }
  if (!isInCarrier(state.status) || (state.status === 'Installed' && Number(state.isUnderway ?? 0) > 0)) {
    return null;
  }
  return state.hasErrors ? { state: 'Failed', message: state.message } : { state: 'Done', message: '' };
}
