import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink, useParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, dollarsFromCents, formatCents } from '#shared/formats/currency';
import { type EmployeeCosts, type IchraAmounts, ichraWithin, nobodyWorseOff, threeWays } from '#shared/ichra/ichra';
import { employeeOf, ichraNotes } from '#shared/ichra/ichra-words';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { ICHRA } from '#shared/ichra/ichra.calls';
import { type IchraComparison, NO_GROUP_PLAN, OWN_PLAN_METALS } from '#shared/ichra/ichra.record';
import { groupContributionPath, groupPlanSelectionPath } from '#shared/quotes/next-step';
import { asking, call, query } from '#web/http/calls';
import { fetchFile, saveFile } from '#web/http/files';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { useRecordForm } from '#web/records/use-record-form';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { PaperLanguageField } from '../components/PaperLanguageField.tsx';
import { quoteQuery } from '../components/quote/quote-queries.ts';
import {
  AS_ASSIGNED,
  ichraDifferences,
  type IchraForm,
  toIchraForm,
  toIchraTerms,
  wholeDollars,
} from './ichra-form.ts';
import { IchraResults } from './IchraResults.tsx';

/** /quote/ichra/group/:quoteId: the group plan beside an allowance of the employer and beside plans that employees buy themselves. */
export function IchraScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const comparison = useQuery(ichraQuery(quoteId));
  const queries = [quote, comparison];
  const [language, setLanguage] = useState<PaperLanguage>('en');
  const paper = useMutation({
    mutationFn: async () => saveFile(await fetchFile(asking(ICHRA.document, { quoteId, query: { language } }))),
  });
  return (
    <Screen
      title="Group plan, ICHRA or own plans"
      subtitle={
        quote.data &&
        `${quote.data.Group.GroupName}, ${quote.data.Name}, effective ${formatDay(quote.data.EffectiveDate)}`
      }
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Plans', to: groupPlanSelectionPath(quoteId) },
        { label: 'Employer contribution', to: groupContributionPath(quoteId) },
      ]}
      actions={
        comparison.data &&
        comparison.data.Version > 0 && (
          <>
            <PaperLanguageField label="Language of the PDF" value={language} onChange={setLanguage} />
            <Button variant="outlined" loading={paper.isPending} onClick={() => paper.mutate()}>
              Download PDF
            </Button>
          </>
        )
      }
      error={queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
      pending={!quote.data || !comparison.data}
    >
      {comparison.data && comparison.data.GroupPlans.length > 0 ? (
        <IchraEditor quoteId={quoteId} comparison={comparison.data} />
      ) : (
        <EmptyState
          title="No medical plan is selected yet"
          action={
            <Button variant="contained" component={RouterLink} to={groupPlanSelectionPath(quoteId)}>
              Choose plans
            </Button>
          }
        >
          {NO_GROUP_PLAN}
        </EmptyState>
      )}
    </Screen>
  );
}

interface IchraEditorProps {
  quoteId: number;
  comparison: IchraComparison;
}

/** What the employer would offer, with what it means for each employee updated as amounts are typed. */
function IchraEditor({ quoteId, comparison }: IchraEditorProps) {
  const { form, submit, messages, staleDialog } = useIchraForm(quoteId, comparison);
  const [EmployeeOnly, Family] = useWatch({ control: form.control, name: ['EmployeeOnly', 'Family'] });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const leavePrompt = useLeavePrompt(isDirty);
  const employees = comparison.Employees.map(employeeOf);
  const amounts = {
    employeeOnlyCents: centsFromDollars(EmployeeOnly ?? 0),
    familyCents: centsFromDollars(Family ?? 0),
  };
  const isPriced = !(dirtyFields.Metal || dirtyFields.GroupPlanId || dirtyFields.AssumedIncome || dirtyFields.Incomes);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack spacing={3}>
          {messages.length > 0 && <Alert severity="error">{messages.join(' ')}</Alert>}
          <Box sx={COLUMNS}>
            <ComparedSection comparison={comparison} />
            <OfferSection employees={employees} amounts={amounts} />
          </Box>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            <Typography variant="body2" role="status" sx={{ flex: '1 1 16rem', alignSelf: 'center' }}>
              {!isPriced && 'Save to see the prices for what you changed.'}
            </Typography>
            <Button disabled={!isDirty} onClick={() => form.reset()}>
              Discard changes
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              Save
            </Button>
          </Stack>
          <IchraResults comparison={comparison} employees={employees} amounts={amounts} />
        </Stack>
      </form>
      <Box component="ul" sx={{ typography: 'body2', color: 'text.secondary', pl: 2.5 }}>
        {ichraNotes(comparison).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
      {staleDialog}
      {leavePrompt}
    </FormProvider>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

function useIchraForm(quoteId: number, comparison: IchraComparison) {
  const query = ichraQuery(quoteId);
  return useRecordForm<IchraForm, IchraComparison>({
    noun: 'comparison',
    start: toIchraForm(comparison),
    version: comparison.Version,
    hasSummary: false,
    save: async (values, version) => {
      const body = toIchraTerms(values, version ?? comparison.Version);
      const saved = await call(ICHRA.save, { quoteId, body });
      queryClient.setQueryData(query.queryKey, saved);
      return saved;
    },
    onSaved: () => notifySuccess('The comparison has been saved.'),
    others: {
      reload: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      toForm: toIchraForm,
      differences: (mine, theirs) => ichraDifferences(mine, theirs, comparison),
    },
  });
}

const METALS = OWN_PLAN_METALS.map((value) => ({ value, label: value }));

/** Which plans stand beside each other, and what is known of the incomes. */
const ComparedSection = ({ comparison }: { comparison: IchraComparison }) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
    <Stack spacing={2}>
      <Typography variant="h2">What is compared</Typography>
      <FieldGrid>
        <SelectInput<IchraForm, number>
          name="GroupPlanId"
          label="Group plan"
          options={comparison.GroupPlans.map(({ PlanId, Name }) => ({ value: PlanId ?? AS_ASSIGNED, label: Name }))}
        />
        <SelectInput<IchraForm>
          name="Metal"
          label="Own plan"
          hint="The lowest-cost plan of this metal level"
          options={METALS}
        />
        <CurrencyInput<IchraForm>
          name="AssumedIncome"
          label="Annual household income"
          hint="Of everyone without one below"
          check={wholeDollars}
        />
      </FieldGrid>
    </Stack>
  </Paper>
);

interface OfferSectionProps {
  employees: readonly EmployeeCosts[];
  amounts: IchraAmounts;
}

/** The amounts of the ICHRA, and what they have to be for a budget or so that nobody pays more. */
function OfferSection({ employees, amounts }: OfferSectionProps) {
  const form = useFormContext<IchraForm>();
  const budget = useWatch({ control: form.control, name: 'Budget' });
  const [told, setTold] = useState('');
  const offer = (found: IchraAmounts | null) => {
    if (!found) {
      setTold('Not known: for some employees no own plan is sold.');
      return;
    }
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('EmployeeOnly', dollarsFromCents(found.employeeOnlyCents), options);
    form.setValue('Family', dollarsFromCents(found.familyCents), options);
    setTold(`The employer would pay ${formatCents(threeWays(employees, found).ichra.employerCents)} a month.`);
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">ICHRA: what the employer offers a month</Typography>
        <FieldGrid>
          <CurrencyInput<IchraForm> name="EmployeeOnly" label="Employee only" required />
          <CurrencyInput<IchraForm> name="Family" label="With family" required />
          <CurrencyInput<IchraForm> name="Budget" label="Monthly budget" hint="For “Fit to budget”" />
        </FieldGrid>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => offer(nobodyWorseOff(employees))}>
            Nobody worse off
          </Button>
          <Button
            variant="outlined"
            disabled={typeof budget !== 'number'}
            onClick={() => offer(ichraWithin(employees, amounts, centsFromDollars(budget ?? 0)))}
          >
            Fit to budget
          </Button>
          <Typography variant="body2" role="status">
            {told}
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}

const ichraQuery = (quoteId: number) =>
  queryOptions({ ...query(ICHRA.find, { quoteId }), queryKey: ['ichra', quoteId], refetchOnWindowFocus: false });
