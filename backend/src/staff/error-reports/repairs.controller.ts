import { REPAIRS } from '#shared/error-reports/error-reports.calls';
import type { RepairResponse } from '#shared/error-reports/error-reports.record';
import type { InstallationStatus } from '#shared/installation/installation-status';
import type { Installation } from '../../enrollment/installation/installation.table.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { RepairInstallationService } from './repair-installation.service.ts';

@Serves(REPAIRS)
export class RepairsController implements Serving<typeof REPAIRS> {
  constructor(private readonly installations: RepairInstallationService) {}

  async groupAgain({ user, quoteId }: Asked<typeof REPAIRS.groupAgain>) {
    return toRepairResponse(await this.installations.resubmitGroup(user, quoteId), 'Waiting');
  }

  async memberAgain({ user, quoteId, censusMemberId }: Asked<typeof REPAIRS.memberAgain>) {
    return toRepairResponse(await this.installations.resubmitMember(user, quoteId, censusMemberId), 'Waiting');
  }

  async groupDone({ user, groupInstallId }: Asked<typeof REPAIRS.groupDone>) {
    return toRepairResponse(await this.installations.resolveGroup(user, groupInstallId), 'Resolved');
  }

  async memberDone({ user, censusMemberId, ewsTransactionId }: Asked<typeof REPAIRS.memberDone>) {
    return toRepairResponse(await this.installations.resolveMember(user, censusMemberId, ewsTransactionId), 'Resolved');
  }
}

const toRepairResponse = ({ id, quoteId }: Installation, status: InstallationStatus): RepairResponse => ({
  QuoteId: quoteId,
  GroupInstallId: id,
  Status: status,
});
