import AgentIcon from '@mui/icons-material/BadgeOutlined';
import ClientIcon from '@mui/icons-material/PersonOutlined';
import MarketplaceIcon from '@mui/icons-material/AccountBalanceOutlined';
import StaffIcon from '@mui/icons-material/SupportAgent';
import { Typography } from '@mui/material';
import { INDIVIDUAL_APPLICATIONS } from '#shared/error-reports/error-reports.calls';
import { resubmitAtMarketplaceProblem } from '#shared/error-reports/repairs';
import { ACTOR_LABELS, STEP_LABELS } from '#shared/error-reports/error-reports';
import { APPLICATION_LABELS } from '#shared/installation/installation-status';
import { REFUSAL_ACTORS } from '#shared/marketplace/enroll-refusals';
import { asking } from '#web/http/calls';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { SelectFilter } from '../../components/SelectFilter.tsx';
import { AttemptsButton } from '../AttemptsButton.tsx';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { REPORT_SOURCES } from '../report-sources.ts';
import { COMMON, type IndividualErrorRecord, type IndividualReport, nameOf, RESOLVE } from './individual-errors.tsx';

const LOOKS: Record<keyof typeof ACTOR_LABELS, Look> = {
  agent: ['secondary', AgentIcon],
  client: ['secondary', ClientIcon],
  staff: ['info', StaffIcon],
  marketplace: ['secondary', MarketplaceIcon],
};

/** Who acts next, and how. Staff's own rows stand out. */
const WhoMustAct = ({ row: { WhoMustAct: who, NextStep } }: { row: IndividualErrorRecord }) =>
  who && (
    <>
      <ToneChip size="small" look={LOOKS[who]} label={ACTOR_LABELS[who]} />
      {NextStep && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {STEP_LABELS[NextStep]}
        </Typography>
      )}
    </>
  );

const ACTORS = REFUSAL_ACTORS.map((id) => ({ id, name: ACTOR_LABELS[id] }));

const resubmitProblem = ({ Status, RefusalCode }: IndividualErrorRecord): string | null =>
  resubmitAtMarketplaceProblem({ status: Status, refusalCode: RefusalCode });

const WHO_MUST_ACT: IndividualReport['columns'][number] = {
  source: 'WhoMustAct',
  label: 'Owner',
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
  filters: <SelectFilter source="WhoMustAct" label="Owner" choices={ACTORS} />,
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
