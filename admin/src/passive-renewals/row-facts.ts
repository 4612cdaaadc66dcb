import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import type { UpcomingRecord } from './passive-renewal-calls.ts';

/** Spec 002 section 5: "only for ACA groups whose status is Quoting, EditingCensus or CreatedProposal". */
export const hasViewRenewal = ({ Status, IsAcaGroup }: Pick<UpcomingRecord, 'Status' | 'IsAcaGroup'>): boolean =>
  IsAcaGroup && Status !== 'NotStarted' && BEFORE_ENROLLMENT.includes(Status);

/** The renewal was started elsewhere and is unattended: someone has to finish it. */
export const isLeftPending = ({ Status, IsSubmitted }: Pick<UpcomingRecord, 'Status' | 'IsSubmitted'>): boolean =>
  Status === 'PendingPassive' && !IsSubmitted;
