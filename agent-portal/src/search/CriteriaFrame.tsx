import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import { Alert, Box, Button, Collapse, Paper, Stack } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { FormProvider, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { FieldErrors } from '#shared/answers/errors';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { TextInput } from '#web/inputs/TextInput';

/** What is typed into the one field, and the exact ones. */
type Criteria = { Text: string } & Record<string, string>;

interface CriteriaFrameProps<Values extends Criteria> {
  label: string;
  /** The one field: what finds, and what is wrong with a text for it. */
  text: { label: string; hint: string; check?: (text: string) => string | null };
  form: UseFormReturn<Values>;
  /** Nothing entered. */
  blank: Values;
  /** What is wrong with the search as a whole. */
  problemOf: (values: Values) => string | null;
  /** The server's errors for single criteria. */
  fieldErrors: FieldErrors;
  isSearching: boolean;
  onSearch: (values: Values) => void;
  onClear: () => void;
  /** The exact fields, behind "More fields". */
  children: ReactNode;
}

/** One field that finds by what is typed, and the exact fields folded below it. Enter in any field searches. */
export function CriteriaFrame<Values extends Criteria>(props: CriteriaFrameProps<Values>) {
  const { label, text, form, isSearching, children } = props;
  const { submit, clear, problem, isOpen, setOpen, used } = useCriteria(props);
  const moreId = useId();
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
        <Box sx={ONE_FIELD}>
          <TextInput<Values> {...text} name={'Text' as Path<Values>} type="search" maxLength={100} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            startIcon={<SearchIcon />}
            loading={isSearching}
            loadingPosition="start"
          >
            Search
          </Button>
        </Box>
        {problem && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        <Stack direction="row" spacing={1}>
          <Button
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
            startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            sx={{ ml: -1 }}
          >
            {used === 0 || isOpen ? 'More fields' : `More fields: ${used} used`}
          </Button>
          <Button color="secondary" onClick={clear}>
            Clear
          </Button>
        </Stack>
        <Collapse in={isOpen} id={moreId}>
          <Box sx={{ pt: 2 }}>{children}</Box>
        </Collapse>
      </Paper>
    </FormProvider>
  );
}

/** Submits and clears. A field with an error is never folded away. */
function useCriteria<Values extends Criteria>(props: CriteriaFrameProps<Values>) {
  const { form, blank, problemOf, fieldErrors, onSearch, onClear } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const values: Readonly<Record<string, string | undefined>> = useWatch({ control: form.control });
  const used = Object.entries(values).filter(([name, value]) => name !== 'Text' && value?.trim()).length;
  const [isOpen, setOpen] = useState(used > 0);
  const openFor = (errors: object) => {
    if (Object.keys(errors).some((name) => name !== 'Text')) {
      setOpen(true);
    }
  };
  const showRefused = useEffectEvent(() => {
    showFieldErrors(form, fieldErrors);
    openFor(fieldErrors);
  });
  useEffect(() => showRefused(), [fieldErrors]);
  const focusText = () => form.setFocus('Text' as Path<Values>);
  const search = (typed: Values) => {
    const found = problemOf(typed);
    setProblem(found);
    if (found) {
      focusText();
    } else {
      onSearch(typed);
    }
  };
  const clear = () => {
    form.reset(blank);
    setProblem(null);
    setOpen(false);
    onClear();
    focusText();
  };
  return { submit: form.handleSubmit(search, openFor), clear, problem, isOpen, setOpen, used };
}

/** Field and button side by side; on a phone the button is as wide as the field. */
const ONE_FIELD = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  mb: 1,
  '& input': { fontSize: '1.125rem' },
} as const;
