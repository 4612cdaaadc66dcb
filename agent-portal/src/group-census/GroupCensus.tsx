import EditIcon from '@mui/icons-material/EditOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import { Alert, Button, IconButton, Link, Paper, Stack, Typography } from '@mui/material';
import { Suspense, useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { CENSUS_LOCKED } from '#shared/census/census-approval';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { FormActions } from '#web/records/FormActions';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { EmptyState } from '#web/shell/EmptyState';
import { ScreenHead } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useShownError } from '#web/shell/shown-errors';
import { StatusChip } from '#web/status/StatusChip';
import { useAudience } from '../app/session/use-user.ts';
import { CopyNote } from '../components/quote/CopyNote.tsx';
import { CopyQuoteButton } from '../components/quote/CopyQuoteButton.tsx';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { QuoteEndAlerts } from '../components/quote/QuoteEndAlerts.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import { type CensusDialog, CensusDialogs } from './CensusDialogs.tsx';
import { CensusHeader } from './CensusHeader.tsx';
import { CensusToolbar } from './CensusToolbar.tsx';
import { ImportHelpButton } from './import/help/ImportHelpButton.tsx';
import { ADD_EMPLOYEE_ID, CensusMembers } from './members/CensusMembers.tsx';
import { rowId } from './members/MemberRow.tsx';
import { ProblemsPanel } from './members/ProblemsPanel.tsx';
import type { QuoteWrites } from './use-quote-writes.ts';
import { type CensusWork, useCensusWork } from './use-census-work.ts';

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
  useShownError(problems.length > 0 || approval.messages.length > 0);
  const goToRow = (memberId: number) => {
    view.turnTo(memberId);
    focusLater(rowId(memberId));
  };
  return (
    <>
      <CensusHead quote={quote} canEdit={canEdit} onRename={quoteWrites.rename} />
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
    </>
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

interface CensusHeadProps {
  quote: QuoteResponse;
  canEdit: boolean;
  onRename: QuoteWrites['rename'];
}

function CensusHead({ quote, canEdit, onRename }: CensusHeadProps) {
  const audience = useAudience();
  return (
    <ScreenHead
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
    />
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

interface CensusEmptyProps {
  canEdit: boolean;
  onAddEmployee: () => void;
  onImport: () => void;
}

/** The three ways to start a census. */
const CensusEmpty = ({ canEdit, onAddEmployee, onImport }: CensusEmptyProps) =>
  canEdit ? (
    <EmptyState
      icon={<GroupsIcon />}
      title="No members yet"
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={onImport}>
            Import a census
          </Button>
          <Button id={ADD_EMPLOYEE_ID} variant="outlined" onClick={onAddEmployee}>
            Add employee
          </Button>
          <ImportHelpButton />
        </Stack>
      }
    >
      Upload the file that the employer sent, paste rows from a spreadsheet, or type people in one by one. Nothing is
      saved until you have seen it checked.
    </EmptyState>
  ) : (
    <EmptyState icon={<GroupsIcon />} title="No members" />
  );

const QuoteNameDialog = lazyPart(async () => (await import('../components/quote/QuoteNameDialog.tsx')).QuoteNameDialog);

interface QuoteNameProps {
  name: string;
  /** @returns what is wrong with the name, or null when it was saved */
  onSave: (name: string) => Promise<string | null>;
}

/** The quote's name, with a button that opens the rename dialog. */
function QuoteName({ name, onSave }: QuoteNameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Typography
        component="span"
        variant="body2"
        color="textPrimary"
        sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <IconButton size="small" aria-label="Change the quote name" onClick={() => setOpen(true)}>
        <EditIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <QuoteNameDialog name={name} onSave={onSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
