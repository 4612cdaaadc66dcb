import SearchIcon from '@mui/icons-material/Search';
import { Alert, Button, Paper, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupSearchCriteria } from '#shared/search/group-search.record';
import { zipProblem } from '#shared/formats/zip';
import { givenCriteria, QUOTE_ID_NUMBER, searchProblem } from '#shared/search/group-criteria';
import { FieldGrid } from '#web/inputs/FormSection';
import { DateInput } from '#web/inputs/DateInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { TaxIdInput } from '#web/inputs/TaxIdInput';
import { TextInput } from '#web/inputs/TextInput';

type CriteriaValues = Required<GroupSearchCriteria>;

const NOTHING: CriteriaValues = {
  GroupNumber: '',
  GroupName: '',
  TaxId: '',
  QuoteId: '',
  PostalCode: '',
  RenewalDate: '',
  AgentFirstName: '',
  AgentLastName: '',
};

interface CriteriaFormProps {
  /** The last search; null before the first one. */
  criteria: GroupSearchCriteria | null;
  /** The server's errors for single criteria. */
  fieldErrors: FieldErrors;
  isSearching: boolean;
  onSearch: (criteria: GroupSearchCriteria) => void;
  onClear: () => void;
}

/** Search criteria for groups. Enter in any field searches. Source: spec 002 section 2, "Group criteria". */
export function CriteriaForm({ criteria, fieldErrors, isSearching, onSearch, onClear }: CriteriaFormProps) {
  const form = useForm<CriteriaValues>({ defaultValues: { ...NOTHING, ...criteria }, mode: 'onTouched' });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    showFieldErrors(form, fieldErrors);
  }, [form, fieldErrors]);
  const submit = form.handleSubmit((values) => {
    const found = searchProblem(values);
    setProblem(found);
    if (found) {
      form.setFocus('GroupName');
    } else {
      onSearch(givenCriteria(values));
    }
  });
  const clear = () => {
    form.reset(NOTHING);
    setProblem(null);
    onClear();
    form.setFocus('GroupName');
  };
  return (
    <FormProvider {...form}>
      <Paper
        component="form"
        variant="outlined"
        aria-label="What you know about the group"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ p: { xs: 2, sm: 3 } }}
      >
        <CriteriaInputs />
        {problem && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button
            type="submit"
            variant="contained"
            startIcon={<SearchIcon />}
            loading={isSearching}
            loadingPosition="start"
          >
            Search
          </Button>
          <Button onClick={clear}>Clear</Button>
        </Stack>
      </Paper>
    </FormProvider>
  );
}

const CriteriaInputs = () => (
  <FieldGrid columns={3}>
    <TextInput<CriteriaValues> name="GroupName" label="Group name" maxLength={150} />
    <TextInput<CriteriaValues> name="GroupNumber" label="Group number" maxLength={20} />
    <TaxIdInput<CriteriaValues> name="TaxId" label="Tax ID" />
    <TextInput<CriteriaValues>
      name="QuoteId"
      label="Quote ID"
      inputMode="numeric"
      maxLength={9}
      check={(text) => (/^[1-9]\d*$/.test(text.trim()) ? null : QUOTE_ID_NUMBER)}
    />
    <TextInput<CriteriaValues>
      name="PostalCode"
      label="Postal code"
      inputMode="numeric"
      maxLength={10}
      check={(text) => zipProblem(text)}
    />
    <DateInput<CriteriaValues> name="RenewalDate" label="Renewal date" />
    <TextInput<CriteriaValues> name="AgentFirstName" label="Agent first name" maxLength={60} />
    <TextInput<CriteriaValues> name="AgentLastName" label="Agent last name" maxLength={60} />
  </FieldGrid>
);
