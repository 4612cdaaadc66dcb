import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BulkRuns } from '../../../platform/bulk-runs/bulk-runs.ts';
import { ResolveIndividualService } from '../individual/resolve-individual.service.ts';
import { repairWork } from './repair-work.ts';
import { SubjectNames } from './subject-names.ts';

/** The run about individual enrollments, by IndividualApplicationId. */
@Injectable()
export class ResolveIndividualsInBulkService implements OnModuleInit {
  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly names: SubjectNames,
    private readonly resolveIndividual: ResolveIndividualService,
  ) {}

  onModuleInit(): void {
    const nameSubjects = (ids: readonly number[]) => this.names.ofApplicants(ids);
    this.bulkRuns.register(
      repairWork('mark-individual-resolved', { nameSubjects }, (tx, user, applicationId) =>
        this.resolveIndividual.resolveIn(tx, user, { applicationId }),
      ),
    );
  }
}
