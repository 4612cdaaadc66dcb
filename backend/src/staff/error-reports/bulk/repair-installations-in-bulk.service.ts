import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { ResolveGroupService } from '../repairs/resolve-group.service.ts';
import { ResolveMemberService } from '../repairs/resolve-member.service.ts';
import { ResubmitGroupService } from '../repairs/resubmit-group.service.ts';
import { ResubmitMemberService } from '../repairs/resubmit-member.service.ts';
import { repairWork } from './repair-work.ts';
import { InstallationSubjects } from './installation-subjects.ts';

/** The runs about groups (by GroupInstallId) and their members (by CensusMemberId). */
@Injectable()
export class RepairInstallationsInBulkService implements OnModuleInit {
  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly subjects: InstallationSubjects,
    private readonly resubmitGroup: ResubmitGroupService,
    private readonly resubmitMember: ResubmitMemberService,
    private readonly resolveGroup: ResolveGroupService,
    private readonly resolveMember: ResolveMemberService,
  ) {}

  onModuleInit(): void {
    const { groups, members } = this.subjects;
    const works = [
      repairWork('resubmit-group', groups, (tx, user, id) => this.resubmitGroup.resubmitIn(tx, user, { id })),
      repairWork('mark-group-resolved', namesOf(groups), (tx, user, id) => this.resolveGroup.resolveIn(tx, user, id)),
      repairWork('resubmit-group-member', members, (tx, user, censusMemberId) =>
        this.resubmitMember.resubmitIn(tx, user, { censusMemberId }),
      ),
      repairWork('mark-group-member-resolved', namesOf(members), (tx, user, censusMemberId) =>
        this.resolveMember.resolveIn(tx, user, { censusMemberId }),
      ),
    ];
    works.forEach((work) => this.bulkRuns.register(work));
  }
}

/** What is done by hand needs no answer. */
const namesOf = ({ nameSubjects }: Pick<BulkRunWork, 'nameSubjects'>) => ({ nameSubjects });
