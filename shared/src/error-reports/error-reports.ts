import { addDays, detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatInstant, formatRecent } from '#shared/formats/instant';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import { type EnrollRefusal, enrollRefusal, type RefusalAction } from '#shared/marketplace/enroll-refusals';

/** The error reports, by the last part of their paths. Source: spec 002 section 2, "Internal operations". */
export const ERROR_REPORTS = ['group', 'group-member', 'passive-renewal', 'individual', 'ffm', 'payment'] as const;
export type ErrorReportName = (typeof ERROR_REPORTS)[number];

/** Reports whose rows can be resubmitted to the other system. */
export const RESUBMITTED_REPORTS = [
  'group',
  'group-member',
  'passive-renewal',
  'individual',
  'ffm',
] as const satisfies ErrorReportName[];
export type ResubmittedReport = (typeof RESUBMITTED_REPORTS)[number];

/** Reports whose rows can be handled manually in the other system. */
export const RESOLVED_REPORTS = [
  'group',
  'group-member',
  'individual',
  'ffm',
  'payment',
] as const satisfies ErrorReportName[];
export type ResolvedReport = (typeof RESOLVED_REPORTS)[number];

const WINDOW_DAYS = 7;

/**
 * The number of days that a report shows by default.
 * Source: spec 002 section 9, "last 7 days (individual report: last 1 day)".
 */
export const reportDays = (report: ErrorReportName): number => (report === 'individual' ? 1 : WINDOW_DAYS);

/** The maximum number of rows per run; larger sets are handled by message or date range. */
export const MOST_ROWS_OF_A_RUN = 20_000;

export const IDS_OR_FILTER = 'Name either the rows or the filter that they match.';
export const NOTHING_MATCHES = 'None of these rows is open any more. Please reload the report.';
export const tooManyRows = (): string =>
  `More than ${MOST_ROWS_OF_A_RUN.toLocaleString('en-US')} rows match. Please choose a message or fewer days.`;

/** What a message has in common with others that differ from it in numbers or quoted names: "Segment # was refused." Its own is itself. */
export const fingerprint = (message: string): string =>
  message.replace(/[“"][^“”"]*[”"]/g, '“…”').replace(/\d+(?:[.,/:-]\d+)*/g, '#');

/** For a row with several attempts: "Attempt 3 failed at 4:45 AM", or on which day if not today; '' = the first failure. */
export function failedAgain({ ErrorDate, Attempts }: { ErrorDate: string; Attempts: number }, today: IsoDate): string {
  const preposition = detroitDay(new Date(ErrorDate)) === today ? 'at' : 'on';
  return Attempts < 2 ? '' : `Attempt ${Attempts} failed ${preposition} ${formatRecent(ErrorDate, today)}`;
}

/** Spec 002 section 3, "Payment error". */
export const HELD_PAYMENT_STATUSES = ['Open', 'Closed'] as const;
export type HeldPaymentStatus = (typeof HELD_PAYMENT_STATUSES)[number];

export const PAYMENT_NOT_FOUND = 'This payment was not found.';

/** @param closedAt UTC instant */
export const closedBy = (fullName: string, closedAt: string): string =>
  `${fullName} marked this payment processed on ${formatInstant(closedAt)}.`;

export const WINDOW_BACKWARDS = 'From is later than To. Choose an earlier From or a later To.';

/** Both inclusive. */
export interface ReportWindow {
  from: IsoDate;
  to: IsoDate;
}

/** A report's dates with defaults filled in: until today, for the default number of days. Given dates are never changed. */
export function reportWindow(given: { from?: IsoDate; to?: IsoDate }, today: IsoDate, days: number): ReportWindow {
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, 1 - days), to };
}

/** @returns the message to show, or null */
export const windowProblem = ({ from, to }: ReportWindow): string | null => (from > to ? WINDOW_BACKWARDS : null);

export const ACTOR_LABELS: Record<EnrollRefusal['who'], string> = {
  agent: 'Agent',
  client: 'Client',
  staff: 'Staff',
  marketplace: 'Marketplace',
};

/** Short, for the person who must act. */
export const STEP_LABELS: Record<RefusalAction, string> = {
  'fetch-eligibility': 'Fetch the eligibility again',
  'choose-plan': 'Choose another plan',
  'change-date': 'Change the effective date',
  'check-members': 'Check the members',
  attest: 'Accept the attestation',
  retry: 'Submit again',
  'call-marketplace': 'Call the marketplace',
  wait: 'Wait, then submit again',
};

type NextStep = Pick<EnrollRefusal, 'who' | 'action'>;

/** Of an application that was never submitted. */
export const NOT_SENT_STEP: NextStep = { who: 'agent', action: 'retry' };

/** Who acts next on a failed marketplace enrollment, and how. Individuals, section 6, point 9. @param refusalCode '' without an answer */
export function nextStepOf(status: ApplicationStatus, refusalCode: string): NextStep {
  if (status === 'NotSent') {
    return NOT_SENT_STEP;
  }
  const { who, action } = enrollRefusal(refusalCode, '');
  return { who, action };
}
