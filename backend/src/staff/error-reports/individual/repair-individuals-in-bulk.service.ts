import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BulkRuns } from '../../../platform/bulk-runs/bulk-runs.ts';
import { InstallationSubjects } from '../bulk/installation-subjects.ts';
import { namesOf, repairWork } from '../bulk/repair-work.ts';
import { ResolveIndividualService } from './resolve-individual.service.ts';
import { ResubmitIndividualService } from './resubmit-individual.service.ts';

/** The runs about the applications of households (by IndividualApplicationId). */
@Injectable()
export class RepairIndividualsInBulkService implements OnModuleInit {
  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly subjects: InstallationSubjects,
    private readonly again: ResubmitIndividualService,
    private readonly byHand: ResolveIndividualService,
  ) {}

  onModuleInit(): void {
    const { households } = this.subjects;
    this.bulkRuns.register(
      repairWork('resubmit-individual', households, (tx, user, id) => this.again.resubmitIn(tx, user, id)),
    );
    this.bulkRuns.register(
      repairWork('mark-individual-resolved', namesOf(households), (tx, user, applicationId) =>
        this.byHand.resolveIn(tx, user, { applicationId }),
      ),
    );
  }
}
