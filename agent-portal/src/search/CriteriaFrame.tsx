import SearchIcon from '@mui/icons-material/Search';
import { Alert, Button, Paper, Stack } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { showFieldErrors } from '#web/inputs/show-field-errors';

interface CriteriaFrameProps<Values extends FieldValues> {
  label: string;
  form: UseFormReturn<Values>;
  /** Nothing entered. */
  blank: Values;
  /** Focused when the search as a whole is refused, and after clearing. */
  first: Path<Values>;
  /** What is wrong with the search as a whole. */
  problemOf: (values: Values) => string | null;
  /** The server's errors for single criteria. */
  fieldErrors: FieldErrors;
  isSearching: boolean;
  onSearch: (values: Values) => void;
  onClear: () => void;
  children: ReactNode;
}

/** A form of search criteria. Enter in any field searches. */
export function CriteriaFrame<Values extends FieldValues>(props: CriteriaFrameProps<Values>) {
  const { label, form, blank, first, problemOf, fieldErrors, isSearching, onSearch, onClear, children } = props;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    showFieldErrors(form, fieldErrors);
  }, [form, fieldErrors]);
  const submit = form.handleSubmit((values) => {
    const found = problemOf(values);
    setProblem(found);
    if (found) {
      form.setFocus(first);
    } else {
      onSearch(values);
    }
  });
  const clear = () => {
    form.reset(blank);
    setProblem(null);
    onClear();
    form.setFocus(first);
  };
  return (
    <FormProvider {...form}>
      <Paper
        component="form"
        variant="outlined"
        aria-label={label}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ p: { xs: 2, sm: 3 } }}
      >
        {children}
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
