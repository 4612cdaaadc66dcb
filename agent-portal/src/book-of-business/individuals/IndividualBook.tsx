import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type Ref, useId, useState } from 'react';
import {
  hasRange,
  isDayChoice,
  SEARCH_CHOICES,
  type SearchChoice,
  specificContractProblem,
} from '#shared/book-of-business/individuals/search-item';
import { phoneProblem } from '#shared/formats/phone';
import { ApiError, errorMessage } from '#web/http/api-error';
import { PlainField } from '#web/inputs/PlainField';
import { useShownError } from '#web/shell/shown-errors';
import { useStoredState } from '../../app/use-stored-state.ts';
import { ExportButton } from '../../components/ExportButton.tsx';
import { Pills } from '../../components/Pills.tsx';
import {
  type BookList,
  type BookView,
  contractsQuery,
  downloadBook,
  FIRST_VIEW,
  type IndividualBookOf,
  type SoughtContract,
} from './book-search.ts';
import { FoundContracts } from './FoundContracts.tsx';
import { SearchChips } from './search/SearchChips.tsx';
import { type Criterion, searchHint } from './search/criterion.ts';
import { useCriterionDraft } from './search/use-criterion-draft.ts';

/** One agent's individual or Medicare contracts. Search, order, page and place are restored when the user comes back. */
export function IndividualBook(book: IndividualBookOf) {
  const name = `individual-book:${book.isMedicare}:${book.agentId ?? 'own'}`;
  const [view, setView] = useStoredState(name, FIRST_VIEW);
  const found = useQuery(contractsQuery(book, view));
  const show = (change: Partial<BookView>) => setView({ ...view, page: 1, ...change });
  const refusal = refusalOf(found.error);
  return (
    <Stack spacing={2}>
      <BookHead book={book} view={view} total={found.data?.total ?? 0} onShow={show} />
      <Paper variant="outlined" component="section" aria-label="Contracts" aria-busy={found.isFetching}>
        <Box sx={{ p: 2 }}>
          {view.list === 'active' && (
            <BookSearch
              book={book}
              criteria={view.criteria}
              onChange={(criteria) => show({ criteria })}
              refusal={refusal}
            />
          )}
          {view.list === 'void' && (
            <Typography variant="body2" color="textSecondary">
              Sorted by name. To find one of them, use “Find one contract”.
            </Typography>
          )}
          {view.list === 'one' && (
            <FindContractForm
              sought={view.specific}
              onFind={(specific) => {
                show({ specific });
                if (JSON.stringify(specific) === JSON.stringify(view.specific)) {
                  void found.refetch();
                }
              }}
              isFinding={found.isFetching}
              refusal={refusal}
            />
          )}
        </Box>
        <FoundContracts
          name={name}
          isMedicare={book.isMedicare}
          view={view}
          found={found}
          isRefused={refusal !== null}
          onShow={show}
        />
      </Paper>
    </Stack>
  );
}

/** What the server says of the search itself, to be shown where it was typed; null for any other failure. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 400 || error.status === 422)
    ? (Object.values(error.body.Fields).flat()[0] ?? errorMessage(error))
    : null;

interface BookHeadProps {
  book: IndividualBookOf;
  view: BookView;
  /** How many contracts the file would contain. */
  total: number;
  onShow: (change: Partial<BookView>) => void;
}

const LISTS: readonly { value: BookList; label: string }[] = [
  { value: 'active', label: 'Active contracts' },
  { value: 'void', label: 'Void/canceled contracts' },
  { value: 'one', label: 'Find one contract' },
];

/** Which contracts are shown, and their export. */
const BookHead = ({ book, view, total, onShow }: BookHeadProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <Pills label="Contracts shown" value={view.list} onChange={(list) => onShow({ list })} options={LISTS} />
    {view.list !== 'one' && <ExportButton total={total} download={() => downloadBook(book, view)} />}
  </Stack>
);

interface BookSearchProps {
  book: IndividualBookOf;
  criteria: readonly Criterion[];
  onChange: (criteria: readonly Criterion[]) => void;
  /** Why the server refused the search; null when it did not. */
  refusal: string | null;
}

/** Search by field: each criterion is a chip, and a contract must meet all. Source: spec 000 section 2, "Individual BOB screen". */
function BookSearch({ refusal, ...search }: BookSearchProps) {
  const { criteria } = search;
  const { draft, problem, edited, focus, field, ...work } = useCriterionDraft(search);
  return (
    <Stack spacing={1.5} role="search" aria-label="Find contracts">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          work.submit();
        }}
        onKeyDown={({ key }) => key === 'Escape' && work.cancel()}
      >
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <CriterionFields criterion={draft} onChange={work.change} problem={problem ?? refusal} inputRef={field} />
          <Stack direction="row" spacing={1} sx={{ minHeight: 40, alignItems: 'center' }}>
            <Button type="submit" variant="contained" startIcon={edited === null ? <AddIcon /> : undefined}>
              {edited === null ? 'Add' : 'Update'}
            </Button>
            {edited !== null && (
              <>
                <Button onClick={() => work.remove(edited)}>Remove</Button>
                <Button onClick={work.cancel}>Cancel</Button>
              </>
            )}
          </Stack>
        </Stack>
      </form>
      {criteria.length > 0 && (
        <SearchChips criteria={criteria} onEdit={work.edit} onRemove={work.remove} focus={focus} />
      )}
    </Stack>
  );
}

interface CriterionFieldsProps {
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
  problem: string | null;
  /** The field in which the search text is typed. */
  inputRef: Ref<HTMLInputElement>;
}

/** What to search by, and the text, or the start and the end. */
function CriterionFields({ criterion, onChange, problem, inputRef }: CriterionFieldsProps) {
  useShownError(problem !== null);
  const id = useId();
  const { choice, typed, end } = criterion;
  const isRange = hasRange(choice);
  return (
    <>
      <TextField
        select
        id={`${id}-choice`}
        label="Search by"
        value={choice}
        onChange={({ target }) => onChange(withChoice(criterion, target.value as SearchChoice))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: { xs: '100%', sm: 200 } }}
      >
        {SEARCH_CHOICES.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </TextField>
      <TextField
        id={`${id}-text`}
        label={isRange ? `${choice}, start` : 'Search for'}
        value={typed}
        onChange={({ target }) => onChange({ ...criterion, typed: target.value })}
        error={problem !== null}
        helperText={problem ?? searchHint(choice)}
        inputRef={inputRef}
        autoComplete="off"
        slotProps={{ formHelperText: { role: problem === null ? undefined : 'alert' } }}
        sx={{ width: { xs: '100%', sm: isRange ? 260 : 340 } }}
      />
      {isRange && (
        <Box sx={{ width: { xs: '100%', sm: 200 } }}>
          <TextField
            fullWidth
            id={`${id}-end`}
            label={`${choice}, end`}
            value={end}
            onChange={({ target }) => onChange({ ...criterion, end: target.value })}
            error={problem !== null}
            autoComplete="off"
          />
        </Box>
      )}
    </>
  );
}

/** A text stays when only its field changes; between texts, dates and amounts it would be wrong. */
const withChoice = (criterion: Criterion, choice: SearchChoice): Criterion =>
  hasRange(choice) === hasRange(criterion.choice) && isDayChoice(choice) === isDayChoice(criterion.choice)
    ? { ...criterion, choice }
    : { choice, typed: '', end: '' };

interface FindContractFormProps {
  /** The contract looked for last; null for none. */
  sought: SoughtContract | null;
  onFind: (sought: SoughtContract) => void;
  isFinding: boolean;
  /** Why the server refused; null when it did not. */
  refusal: string | null;
}

const BLANK: SoughtContract = { ContractId: '', FirstName: '', LastName: '', Phone: '' };

/** Advanced search for one contract: by number, or by first name, last name and phone. Source: spec 000 section 2. */
function FindContractForm({ sought, onFind, isFinding, refusal }: FindContractFormProps) {
  const [typed, setTyped] = useState(sought ?? BLANK);
  const [problem, setProblem] = useState<string | null>(null);
  const [phone, setPhone] = useState<string | null>(null);
  const field = (name: keyof SoughtContract, label: string, width: number) => (
    <Box sx={{ width: { xs: '100%', sm: width } }}>
      <PlainField
        label={label}
        autoComplete="off"
        value={typed[name]}
        onChange={(text) => {
          setTyped({ ...typed, [name]: text });
          setProblem(null);
          setPhone(null);
        }}
        problem={name === 'Phone' ? phone : null}
        announce
      />
    </Box>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = specificContractProblem(typed);
    const wrong = missing === null && typed.ContractId.trim() === '' ? phoneProblem(typed.Phone) : null;
    setProblem(missing);
    setPhone(wrong);
    if (missing === null && wrong === null) {
      onFind(typed);
    }
  };
  const said = problem ?? refusal;
  useShownError(said !== null);
  return (
    <Stack component="form" noValidate onSubmit={submit} aria-label="Find one contract" spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {field('ContractId', 'Contract number', 200)}
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: { sm: 40 }, lineHeight: { sm: '40px' } }}>
          or
        </Typography>
        {field('FirstName', 'First name', 180)}
        {field('LastName', 'Last name', 180)}
        {field('Phone', 'Phone', 180)}
        <Button type="submit" variant="contained" loading={isFinding}>
          Find contract
        </Button>
      </Stack>
      {said !== null && (
        <Alert severity="error" role="alert">
          {said}
        </Alert>
      )}
    </Stack>
  );
}
