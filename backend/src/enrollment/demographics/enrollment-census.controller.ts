import { Header } from '@nestjs/common';
import { ENROLLMENT_CENSUS } from '#shared/enrollment/enrollment.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { ExportMembersService } from './export/export-members.service.ts';
import { UnmatchedMembersService } from '../parts/demographics/unmatched-members.service.ts';

@Serves(ENROLLMENT_CENSUS)
export class EnrollmentCensusController implements Serving<typeof ENROLLMENT_CENSUS> {
  constructor(
    private readonly exportMembers: ExportMembersService,
    private readonly unmatched: UnmatchedMembersService,
  ) {}

  @Header('Cache-Control', 'no-store')
  export({ user, quoteId }: Asked<typeof ENROLLMENT_CENSUS.export>) {
    return this.exportMembers.export(user, quoteId);
  }

  @Header('Cache-Control', 'no-store')
  listUnmatched({ user, quoteId, groupId }: Asked<typeof ENROLLMENT_CENSUS.listUnmatched>) {
    return this.unmatched.list(user, quoteId, groupId);
  }
}
