import type { Agent } from '#shared/people/agent.record';
import type { PremiumChangeResponse, PlanValidity } from '#shared/renewals/renewal.record';
import type { IsoDate } from '#shared/dates/iso-date';

/** The whole content of a renewal package; the template has no other input. */
export interface RenewalPackageContent {
  groupName: string;
  groupAddress: string[];
  enterpriseId: string | null;
  renewalDate: IsoDate;
  decideBy: IsoDate;
  madeOn: IsoDate;
  agents: Agent[];
  validity: readonly PlanValidity[];
  change: PremiumChangeResponse;
  mixedAcaNote: string;
  salesPhone: string;
}
