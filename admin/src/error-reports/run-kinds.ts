import type { RaRecord } from 'react-admin';
import type { BulkRunKind } from '#shared/bulk-runs/bulk-run.record';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type { RunWords } from '../components/bulk-runs/run-words.ts';
import type { ErrorReport } from './report.ts';

const KINDS: Record<ErrorReportName, readonly BulkRunKind[]> = {
  group: ['resubmit-group', 'mark-group-resolved'],
  'group-member': ['resubmit-group-member', 'mark-group-member-resolved'],
  'passive-renewal': ['resubmit-passive-renewal'],
  individual: ['resubmit-individual', 'mark-individual-resolved'],
  ffm: ['resubmit-individual', 'mark-individual-resolved'],
  payment: ['mark-payment-processed'],
};

/** The kinds of runs that concern this report's rows. */
export const kindsOf = ({ name }: ErrorReport<RaRecord>): readonly BulkRunKind[] => KINDS[name];

/** What a report's run is called. */
export function runWords({ subject, repairs }: ErrorReport<RaRecord>, kind: BulkRunKind): RunWords {
  return kind.startsWith('resubmit')
    ? { title: 'Resubmission', subject, done: repairs.accepted, failed: 'failed again' }
    : { title: 'Marking', subject, done: repairs.resolve?.done ?? 'marked' };
}
