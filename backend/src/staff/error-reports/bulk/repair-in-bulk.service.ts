import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BulkRuns } from '../../../platform/bulk-runs/bulk-runs.ts';
import { ResolveInstallationService } from '../repairs/resolve-installation.service.ts';
import { ResubmitInstallationService } from '../repairs/resubmit-installation.service.ts';
import { InstallationSubjects } from './installation-subjects.ts';
import { namesOf, repairWork } from './repair-work.ts';

/** The runs about groups (by GroupInstallId) and their members (by CensusMemberId). */
@Injectable()
export class RepairInBulkService implements OnModuleInit {
  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly subjects: InstallationSubjects,
    private readonly again: ResubmitInstallationService,
    private readonly byHand: ResolveInstallationService,
  ) {}

  onModuleInit(): void {
    const { groups, members } = this.subjects;
    const works = [
      repairWork('resubmit-group', groups, (tx, user, id) => this.again.resubmitGroupIn(tx, user, { id })),
      repairWork('mark-group-resolved', namesOf(groups), (tx, user, id) => this.byHand.resolveGroupIn(tx, user, id)),
      repairWork('resubmit-group-member', members, (tx, user, censusMemberId) =>
        this.again.resubmitMemberIn(tx, user, { censusMemberId }),
      ),
      repairWork('mark-group-member-resolved', namesOf(members), (tx, user, censusMemberId) =>
        this.byHand.resolveMemberIn(tx, user, { censusMemberId }),
      ),
    ];
    works.forEach((work) => this.bulkRuns.register(work));
  }
}
