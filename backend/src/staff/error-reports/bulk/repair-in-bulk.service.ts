import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { ResolveIndividualService } from '../individual/resolve-individual.service.ts';
import { ResolveInstallationService } from '../repairs/resolve-installation.service.ts';
import { ResubmitInstallationService } from '../repairs/resubmit-installation.service.ts';
import { InstallationSubjects } from './installation-subjects.ts';
import { repairWork } from './repair-work.ts';
import { SubjectsRepository } from './subjects.repository.ts';

/** The runs about groups (by GroupInstallId), their members (by CensusMemberId) and individual enrollments (by IndividualApplicationId). */
@Injectable()
export class RepairInBulkService implements OnModuleInit {
  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly subjects: InstallationSubjects,
    private readonly names: SubjectsRepository,
    private readonly again: ResubmitInstallationService,
    private readonly byHand: ResolveInstallationService,
    private readonly resolveIndividual: ResolveIndividualService,
  ) {}

  onModuleInit(): void {
    const { groups, members } = this.subjects;
    const individuals = { nameSubjects: (ids: readonly number[]) => this.names.nameApplicants(ids) };
    const works = [
      repairWork('resubmit-group', groups, (tx, user, id) => this.again.resubmitGroupIn(tx, user, { id })),
      repairWork('mark-group-resolved', namesOf(groups), (tx, user, id) => this.byHand.resolveGroupIn(tx, user, id)),
      repairWork('resubmit-group-member', members, (tx, user, censusMemberId) =>
        this.again.resubmitMemberIn(tx, user, { censusMemberId }),
      ),
      repairWork('mark-group-member-resolved', namesOf(members), (tx, user, censusMemberId) =>
        this.byHand.resolveMemberIn(tx, user, { censusMemberId }),
      ),
      repairWork('mark-individual-resolved', individuals, (tx, user, applicationId) =>
        this.resolveIndividual.resolveIn(tx, user, { applicationId }),
      ),
    ];
    works.forEach((work) => this.bulkRuns.register(work));
  }
}

/** Work done by hand needs no answer. */
const namesOf = ({ nameSubjects }: Pick<BulkRunWork, 'nameSubjects'>) => ({ nameSubjects });
