import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { formatCents, centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { type EmployeeCosts, type IchraAmounts, ichraWithin, nobodyWorseOff, threeWays } from '#shared/ichra/ichra';
import { ICHRA } from '#shared/ichra/ichra.calls';
import { type IchraComparison, OWN_PLAN_METALS } from '#shared/ichra/ichra.record';
import { employeeOf, ichraNotes } from '#shared/ichra/ichra-words';
import { call } from '#web/http/calls';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { useRecordForm } from '#web/records/use-record-form';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { IchraResults } from './IchraResults.tsx';
import {
  AS_ASSIGNED,
  type IchraForm,
  ichraDifferences,
  toIchraForm,
  toIchraTerms,
  wholeDollars,
} from './ichra-form.ts';
import { ichraQuery } from './ichra-queries.ts';

interface IchraEditorProps {
  quoteId: number;
  comparison: IchraComparison;
}

/** What the employer would offer, with what it means for each employee updated as amounts are typed. */
export function IchraEditor({ quoteId, comparison }: IchraEditorProps) {
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
