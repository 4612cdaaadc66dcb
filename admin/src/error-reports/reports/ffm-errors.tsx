import { INDIVIDUAL_APPLICATIONS } from '#shared/error-reports/error-reports.calls';
import { resubmitAtMarketplaceProblem } from '#shared/error-reports/repairs';
import { ACTOR_LABELS } from '#shared/error-reports/error-reports';
import { APPLICATION_LABELS } from '#shared/installation/installation-status';
import { REFUSAL_ACTORS } from '#shared/marketplace/enroll-refusals';
import { asking } from '#web/http/calls';
import { SelectFilter } from '../../components/SelectFilter.tsx';
import { AttemptsButton } from '../AttemptsButton.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import { COMMON, type IndividualErrorRecord, type IndividualReport, nameOf, RESOLVE } from './individual-errors.tsx';
import { WhoMustAct } from './WhoMustAct.tsx';

const ACTORS = REFUSAL_ACTORS.map((id) => ({ id, name: ACTOR_LABELS[id] }));

const resubmitProblem = ({ Status, RefusalCode }: IndividualErrorRecord): string | null =>
  resubmitAtMarketplaceProblem({ status: Status, refusalCode: RefusalCode });

const WHO_MUST_ACT: IndividualReport['columns'][number] = {
  source: 'WhoMustAct',
  label: 'Who must act',
  width: 9,
  render: (row) => <WhoMustAct row={row} />,
};

/** With the marketplace's own word, by which its call center knows it. */
const MESSAGE: IndividualReport['columns'][number] = {
  source: 'Message',
  label: 'Message',
  width: 14,
  render: (row) => (
    <ErrorMessage row={row}>
      {row.RefusalCode && <code>{row.RefusalCode}</code>}
      {row.Status === 'NotSent' && <b>{APPLICATION_LABELS.NotSent}</b>}
      <AttemptsButton
        about={{ individualApplicationId: row.IndividualApplicationId }}
        name={nameOf(row)}
        {...(row.Attempts > 0 && { count: row.Attempts })}
      />
    </ErrorMessage>
  ),
};

/** Who acts and why come first. */
const OTHERS: IndividualReport['columns'] = COMMON.columns
  .filter(({ source }) => source !== 'Message')
  .map((column) => (column.source === 'BirthDate' ? { ...column, isHiddenAtFirst: true } : column));

/** /sales/error-report/ffm: enrollments that the federal marketplace did not accept. */
export const FFM_ERRORS: IndividualReport = {
  ...COMMON,
  ...REPORT_SOURCES.ffm,
  tab: 'Marketplace',
  subtitle:
    'Individual enrollments that the federal marketplace did not accept. Resubmit technical failures; agents submit the others again.',
  filters: [<SelectFilter key="WhoMustAct" source="WhoMustAct" label="Who must act" choices={ACTORS} alwaysOn />],
  columns: [WHO_MUST_ACT, MESSAGE, ...OTHERS],
  repairs: {
    accepted: 'enrolled',
    resubmit: ({ IndividualApplicationId }) =>
      asking(INDIVIDUAL_APPLICATIONS.resubmit, { individualApplicationId: IndividualApplicationId }).path,
    canResubmit: (row) => resubmitProblem(row) === null,
    resubmitProblem,
    skipped: 'What only the agent and the client can submit again is skipped.',
    resolve: {
      ...RESOLVE,
      hint: 'Removes it from this report. What was submitted is marked as enrolled: ask the marketplace first. Nothing is sent.',
    },
  },
  csv: asking(INDIVIDUAL_APPLICATIONS.export, { query: { isFfmErrorReport: true } }).path,
  emptyText: 'No marketplace enrollments failed in this period, or all have been resolved.',
};
