import { Alert, Button, Link, Paper, Stack } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { CENSUS_LOCKED } from '#shared/census/census-approval';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { useAudience } from '../app/session/use-user.ts';
import { CopyNote } from '../components/quote/CopyNote.tsx';
import { CopyQuoteButton } from '../components/quote/CopyQuoteButton.tsx';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { QuoteEndAlerts } from '../components/quote/QuoteEndAlerts.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import { Screen } from '#web/shell/Screen';
import { StatusChip } from '#web/status/StatusChip';
import { FormActions } from '#web/records/FormActions';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { CensusDialogs, type CensusDialog } from './CensusDialogs.tsx';
import { CensusEmpty } from './CensusEmpty.tsx';
import { CensusHeader } from './CensusHeader.tsx';
import { CensusToolbar } from './CensusToolbar.tsx';
import { CensusMembers } from './members/CensusMembers.tsx';
import { rowId } from './members/MemberRow.tsx';
import { ProblemsPanel } from './members/ProblemsPanel.tsx';
import { QuoteName } from './quote/QuoteName.tsx';
import type { QuoteWrites } from './quote/use-quote-writes.ts';
import { useCensusWork, type CensusWork } from './use-census-work.ts';

/** After an import, the next step. */
const APPROVE_ID = 'approve-census';

interface GroupCensusProps {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
}

/** The census of one quote, once loaded: type, import, correct, and continue to the plans. */
export function GroupCensus({ quote, members }: GroupCensusProps) {
  const census = useCensusWork(quote, members);
  const { canEdit, approval, problems, quoteWrites, editing, writes, view, focusLater } = census;
  const [dialog, setDialog] = useState<CensusDialog | null>(null);
  const leavePrompt = useLeavePrompt(canEdit && editing.unsaved, editing.close, editing.kept.save?.kind === 'saved');
  const closeDialog = useCallback(() => setDialog(null), []);
  const goToRow = (memberId: number) => {
    view.turnTo(memberId);
    focusLater(rowId(memberId));
  };
  return (
    <CensusScreen
      {...{ quote, canEdit }}
      onRename={quoteWrites.rename}
      hasErrors={problems.length > 0 || approval.messages.length > 0}
    >
      <Stack spacing={2}>
        <CensusAlerts quote={quote} canEdit={canEdit} />
        <CensusHeader
          {...{ quote, members, canEdit }}
          writes={quoteWrites}
          readiness={approval.readiness}
          onChoose={goToRow}
        />
        <ProblemsPanel
          problems={problems}
          messages={approval.messages}
          refusals={approval.refusals}
          onlyProblems={view.onlyProblems}
          onOnlyProblems={view.setOnlyProblems}
          onChoose={({ memberId }) => goToRow(memberId)}
        />
        <CensusBox census={census} members={members} onDialog={setDialog} />
      </Stack>
      {canEdit && (
        <FormActions state={census.saveState}>
          <Button id={APPROVE_ID} variant="contained" loading={approval.isRunning} onClick={approval.start}>
            Approve census and choose plans
          </Button>
        </FormActions>
      )}
      <CensusDialogs
        {...{ quoteId: quote.Id, dialog, approval, members }}
        onClose={closeDialog}
        onImported={() => focusLater(APPROVE_ID)}
        onRemoveAll={() => {
          editing.close();
          void writes.removeAll();
        }}
        onChoose={goToRow}
      />
      {leavePrompt}
    </CensusScreen>
  );
}

interface CensusBoxProps {
  census: CensusWork;
  members: readonly CensusMemberResponse[];
  onDialog: (dialog: CensusDialog) => void;
}

/** The members with their toolbar, or how to get some. */
const CensusBox = ({ census, members, onDialog }: CensusBoxProps) => (
  <Paper variant="outlined">
    {members.length === 0 && census.editing.target === null ? (
      <CensusEmpty canEdit={census.canEdit} onAddEmployee={census.addEmployee} onImport={() => onDialog('import')} />
    ) : (
      <>
        <CensusToolbar
          quoteId={census.quoteId}
          view={census.view}
          canEdit={census.canEdit}
          onAddEmployee={census.addEmployee}
          onImport={() => void census.editing.settle().then((settled) => settled && onDialog('import'))}
          onHelp={() => onDialog('help')}
          onRemoveAll={() => onDialog('removeAll')}
        />
        <CensusMembers {...census} members={members} problems={census.problemRows} />
      </>
    )}
  </Paper>
);

interface CensusScreenProps {
  quote: QuoteResponse;
  canEdit: boolean;
  onRename: QuoteWrites['rename'];
  hasErrors: boolean;
  children: ReactNode;
}

function CensusScreen({ quote, canEdit, onRename, hasErrors, children }: CensusScreenProps) {
  const audience = useAudience();
  return (
    <Screen
      title={`${quote.Group.GroupName} census`}
      subtitle={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {canEdit ? <QuoteName name={quote.Name} onSave={onRename} /> : quote.Name}
          <StatusChip status={quote.Status} audience={audience} />
          {canEdit && (
            <Link component={RouterLink} to={`/group-details/${quote.GroupId}/edit?quoteId=${quote.Id}`}>
              Edit group
            </Link>
          )}
        </Stack>
      }
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      hasErrors={hasErrors}
    >
      {children}
    </Screen>
  );
}

const CensusAlerts = ({ quote, canEdit }: { quote: QuoteResponse; canEdit: boolean }) => (
  <>
    <ReadOnlyBanner quote={quote} />
    {!canEdit && <Locked quote={quote} />}
    <CopyNote quote={quote} />
    <QuoteEndAlerts quote={quote} hasDateHere />
    <LatestCensusAlert quote={quote} />
  </>
);

/** Next step: the plans, or a copy whose census can be edited (spec 002 section 8, "Census edit after viewing plans"). */
const Locked = ({ quote }: { quote: QuoteResponse }) => (
  <Alert
    severity="info"
    action={
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        {!quote.IsDeleted && <CopyQuoteButton quote={quote} color="inherit" />}
        <Button component={RouterLink} to={groupPlanSelectionPath(quote.Id)} color="inherit">
          Go to plan selection
        </Button>
      </Stack>
    }
  >
    {CENSUS_LOCKED}
  </Alert>
);
