import type { RepairResponse } from '#shared/error-reports/error-reports.record';
import { REPAIRS } from '#shared/error-reports/error-reports.calls';
import type { InstallationStatus } from '#shared/installation/installation-status';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import type { Installation } from '../../../enrollment/installation/installation.table.ts';
import { ResolveInstallationService } from './resolve-installation.service.ts';
import { ResubmitInstallationService } from './resubmit-installation.service.ts';

@Serves(REPAIRS)
export class RepairsController implements Serving<typeof REPAIRS> {
  constructor(
    private readonly again: ResubmitInstallationService,
    private readonly byHand: ResolveInstallationService,
  ) {}

  async groupAgain({ user, quoteId }: Asked<typeof REPAIRS.groupAgain>) {
    return toRepairResponse(await this.again.resubmitGroup(user, quoteId), 'Waiting');
  }

  async memberAgain({ user, quoteId, censusMemberId }: Asked<typeof REPAIRS.memberAgain>) {
    return toRepairResponse(await this.again.resubmitMember(user, quoteId, censusMemberId), 'Waiting');
  }

  async groupDone({ user, groupInstallId }: Asked<typeof REPAIRS.groupDone>) {
    return toRepairResponse(await this.byHand.resolveGroup(user, groupInstallId), 'Resolved');
  }

  async memberDone({ user, censusMemberId, ewsTransactionId }: Asked<typeof REPAIRS.memberDone>) {
    return toRepairResponse(await this.byHand.resolveMember(user, censusMemberId, ewsTransactionId), 'Resolved');
  }
}

const toRepairResponse = ({ id, quoteId }: Installation, status: InstallationStatus): RepairResponse => ({
  QuoteId: quoteId,
  GroupInstallId: id,
  Status: status,
});
