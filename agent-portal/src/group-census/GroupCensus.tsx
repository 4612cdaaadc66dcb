import { Alert, Button, Link, Paper, Stack } from '@mui/material';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { CENSUS_LOCKED, canEditCensus, FEWER_THAN_TWO_EMPLOYEES } from '#shared/census/census-approval';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { lazyPart } from '#web/shell/lazy-part';
import { useAudience } from '../app/session/use-user.ts';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { CopyNote } from '../components/quote/CopyNote.tsx';
import { CopyQuoteButton } from '../components/quote/CopyQuoteButton.tsx';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { QuoteEndAlerts } from '../components/quote/QuoteEndAlerts.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import { Screen } from '#web/shell/Screen';
import { StatusChip } from '../components/quote/StatusChip.tsx';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { CensusEmpty } from './CensusEmpty.tsx';
import { CensusHeader } from './CensusHeader.tsx';
import { CensusToolbar } from './CensusToolbar.tsx';
import { ADD_EMPLOYEE_ID, CensusMembers } from './members/CensusMembers.tsx';
import { countCensus, nextEmployeeNumber } from './members/census-list.ts';
import { problemsByMember, storedProblems, withoutRepeats } from './members/member-problems.ts';
import { rowId } from './members/MemberRow.tsx';
import { membersText } from './members/member-texts.ts';
import { ProblemsPanel } from './members/ProblemsPanel.tsx';
import { useCensusView } from './members/use-census-view.ts';
import { useFocusLater } from './members/use-focus-later.ts';
import { useMemberEditing } from './members/use-member-editing.ts';
import { useMemberWrites } from './members/use-member-writes.ts';
import { QuoteName } from './quote/QuoteName.tsx';
import { useQuoteWrites } from './quote/use-quote-writes.ts';
import { useApproval } from './use-approval.ts';
import { useCensusFacts } from './use-census-facts.ts';
import { useSaveState } from '#web/records/use-save-state';

const ImportDialog = lazyPart(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);
const ImportHelpDialog = lazyPart(async () => (await import('./import/help/ImportHelpDialog.tsx')).ImportHelpDialog);

interface GroupCensusProps {
  quote: QuoteResponse;
  members: readonly CensusMemberResponse[];
}

/** The census of one quote, once it is loaded: type, import, correct, and go on to the plans. */
export function GroupCensus({ quote, members }: GroupCensusProps) {
  const quoteId = quote.Id;
  const audience = useAudience();
  const facts = useCensusFacts(quote);
  const counts = useMemo(() => countCensus(members), [members]);
  const saves = useSaveState();
  const quoteWrites = useQuoteWrites(quote, saves);
  const writes = useMemberWrites(quoteId, saves);
  const editing = useMemberEditing(quoteId);
  const approval = useApproval({ quote, facts, settle: editing.settle, saves });
  // Right after the approval the screen stays as it is until the plans are there.
  const canEdit = (canEditCensus(quote.Status) || approval.isRunning) && !quote.IsDeleted;
  const problems = useMemo(
    () => (canEdit ? withoutRepeats(storedProblems(members, facts), approval.problems) : []),
    [canEdit, members, facts, approval.problems],
  );
  const problemRows = useMemo(() => problemsByMember(problems), [problems]);
  const view = useCensusView(members, problemRows);
  const focusLater = useFocusLater();
  const [dialog, setDialog] = useState<'import' | 'help' | 'removeAll' | null>(null);
  const leavePrompt = useLeavePrompt(canEdit && editing.unsaved, editing.close);
  const closeDialog = useCallback(() => setDialog(null), []);

  const addEmployee = async () => {
    const opened = await editing.open({
      kind: 'new',
      relationship: 'Self',
      employeeNumber: nextEmployeeNumber(writes.current()),
    });
    if (opened) {
      view.turnToEnd();
    }
  };
  const isEmpty = members.length === 0 && editing.target === null;
  return (
    <Screen
      title={`${quote.Group.GroupName} census`}
      subtitle={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {canEdit ? <QuoteName name={quote.Name} onSave={quoteWrites.rename} /> : quote.Name}
          <StatusChip status={quote.Status} audience={audience} />
          {canEdit && (
            <Link component={RouterLink} to={`/group-details/${quote.GroupId}/edit?quoteId=${quoteId}`}>
              Edit group
            </Link>
          )}
        </Stack>
      }
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }]}
      hasErrors={problems.length > 0 || approval.messages.length > 0}
      actions={
        canEdit && (
          <Button variant="contained" loading={approval.isRunning} onClick={approval.start}>
            Approve census and choose plans
          </Button>
        )
      }
    >
      <Stack spacing={2}>
        <ReadOnlyBanner quote={quote} />
        {!canEdit && <Locked quote={quote} />}
        <CopyNote quote={quote} />
        <QuoteEndAlerts quote={quote} hasDateHere />
        <LatestCensusAlert quote={quote} />
        <CensusHeader quote={quote} counts={counts} writes={quoteWrites} saveState={saves.state} />
        <ProblemsPanel
          problems={problems}
          messages={approval.messages}
          refusals={approval.refusals}
          onlyProblems={view.onlyProblems}
          onOnlyProblems={view.setOnlyProblems}
          onChoose={({ memberId }) => {
            view.turnTo(memberId);
            focusLater(rowId(memberId));
          }}
        />
        <Paper variant="outlined">
          {isEmpty ? (
            <CensusEmpty
              canEdit={canEdit}
              onAddEmployee={() => void addEmployee()}
              onImport={() => setDialog('import')}
            />
          ) : (
            <>
              <CensusToolbar
                quoteId={quoteId}
                view={view}
                canEdit={canEdit}
                onAddEmployee={() => void addEmployee()}
                onImport={() => void editing.settle().then((settled) => settled && setDialog('import'))}
                onHelp={() => setDialog('help')}
                onRemoveAll={() => setDialog('removeAll')}
              />
              <CensusMembers
                {...{ quoteId, members, facts, view, editing, writes, canEdit, focusLater }}
                problems={problemRows}
                addEmployee={() => void addEmployee()}
              />
            </>
          )}
        </Paper>
      </Stack>
      {dialog === 'import' && (
        <Suspense>
          <ImportDialog
            quoteId={quoteId}
            present={members.length}
            onClose={closeDialog}
            onImported={() => focusLater(ADD_EMPLOYEE_ID)}
          />
        </Suspense>
      )}
      {dialog === 'help' && (
        <Suspense>
          <ImportHelpDialog onClose={closeDialog} />
        </Suspense>
      )}
      <ConfirmDialog
        open={dialog === 'removeAll'}
        title="Remove all members?"
        confirmLabel={`Remove ${membersText(members.length)}`}
        destructive
        onConfirm={() => {
          closeDialog();
          editing.close();
          void writes.removeAll();
        }}
        onCancel={closeDialog}
      >
        {membersText(members.length)} will be removed from the census. You can undo it right afterwards.
      </ConfirmDialog>
      <ConfirmDialog
        open={approval.warnings.length > 0}
        title={
          approval.warnings.includes(FEWER_THAN_TWO_EMPLOYEES)
            ? 'Fewer than two employees are enrolling'
            : 'This group is larger than a small group'
        }
        confirmLabel="Confirm and choose plans"
        cancelLabel="Back to the census"
        busy={approval.isRunning}
        onConfirm={approval.confirmWarning}
        onCancel={approval.dismissWarning}
      >
        {approval.warnings.join(' ')}
      </ConfirmDialog>
      {leavePrompt}
    </Screen>
  );
}

/** The way on: the plans, or a copy whose census can be changed (spec 002 section 8, "Census edit after viewing plans"). */
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
