import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, type Ref, type RefCallback, use, useId, useState } from 'react';
import { PCP_BUTTON_WITHOUT_ZIP, type PcpMemberFacts, pcpZipProblem } from '#shared/providers/pcp-search';
import { NO_PCP, type PcpChoice } from '#shared/providers/pcp-validity';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { useShownError } from '#web/shell/shown-errors';
import { LookUps } from '../look-ups.ts';
import { SearchField } from '../SearchField.tsx';
import { ChosenProvider } from './ChosenProvider.tsx';
import { FoundProviders } from './FoundProviders.tsx';
import { findById, findByName, findNearest } from './find-providers.ts';
import { useProviderSearch } from './use-provider-search.ts';
import { useReading } from '#web/shell/reading';

interface PrimaryCareProviderFieldProps {
  value: PcpChoice;
  onChange: (value: PcpChoice) => void;
  /** The form's current values: a search always uses the current ZIP and plan. */
  member: PcpMemberFacts;
  disabled?: boolean;
  /** The form's error for the choice: below the input, or below the provider. */
  error?: string | null;
  /** Ref of the input, or of the button that changes the choice: error summaries focus it. */
  inputRef?: RefCallback<HTMLElement>;
}

/**
 * The primary care provider of a member: searched by name or id, or assigned automatically.
 *
 * In a react-hook-form it is one `Controller` over the four fields, or four values watched and set together:
 *
 *     <PrimaryCareProviderField
 *       value={{ PrimaryCareProviderId, PrimaryCareProviderName, PrimaryCareProviderAutoAssign, PrimaryCareProviderExistingPatient }}
 *       onChange={(choice) => Object.entries(choice).forEach(([name, value]) => form.setValue(name, value, { shouldDirty: true }))}
 *       member={{ zip: HomeAddress.FullPostalCode, planIds: planId ? [planId] : [], effectiveDate, dateOfBirth: DateOfBirth }}
 *       error={errors.PrimaryCareProviderId?.message}
 *     />
 *
 * Render it if `needsPcp(plan.ProviderNetworkType)` (shared/src/providers/pcp-validity). Source: spec 000 sections 4, 5 and 8.
 */
export function PrimaryCareProviderField(props: PrimaryCareProviderFieldProps) {
  const { value, onChange, member, disabled = false, error, inputRef } = props;
  const id = useId();
  const { text } = useReading();
  const { search, takes, isChanging, setIsChanging, take, choose, find, assign } = useProviderChoice(member, onChange);
  const isChosen = Boolean(value.PrimaryCareProviderId) || value.PrimaryCareProviderAutoAssign;
  const isSearching = !isChosen || isChanging;
  useShownError(Boolean(error));
  return (
    <Box
      component="fieldset"
      aria-describedby={error && !isSearching ? `${id}-error` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0, pb: 1 }}>
        {text('Primary care provider')}
      </Typography>
      <Stack spacing={2}>
        {isChosen && (
          <ChosenProvider
            key={takes}
            autoFocus={takes > 0}
            value={value}
            disabled={disabled}
            buttonRef={isSearching ? undefined : inputRef}
            onExistingPatient={(isPatient) => onChange({ ...value, PrimaryCareProviderExistingPatient: isPatient })}
            onChange={() => setIsChanging(true)}
            onClear={() => take(NO_PCP)}
          />
        )}
        {isSearching && (
          <ProviderSearchForm
            autoFocus={takes > 0 || isChanging}
            hasZip={pcpZipProblem(member.zip) === null}
            disabled={disabled}
            isBusy={search.isBusy}
            problem={search.problem ?? error ?? null}
            inputRef={inputRef}
            onSearch={find}
            onAutoAssign={assign}
          />
        )}
        {error && !isSearching && (
          <FormHelperText error id={`${id}-error`} sx={{ mx: 0 }}>
            {text(error)}
          </FormHelperText>
        )}
      </Stack>
      {search.found.length > 1 && (
        <ProviderPickerDialog providers={search.found} onChoose={choose} onClose={search.reset} />
      )}
    </Box>
  );
}

/** Finding a provider for a member, and taking one. */
function useProviderChoice(member: PcpMemberFacts, onTaken: (choice: PcpChoice) => void) {
  const { directory } = use(LookUps);
  const search = useProviderSearch();
  const [isChanging, setIsChanging] = useState(false);
  const [takes, setTakes] = useState(0);
  const take = (choice: PcpChoice): void => {
    search.reset();
    setIsChanging(false);
    setTakes((count) => count + 1);
    onTaken(choice);
  };
  const choose = (provider: ProviderResponse): void => take(choiceOf(provider, false));
  return {
    search,
    /** Counts what was taken here. */
    takes,
    /** Another one is being searched for. */
    isChanging,
    setIsChanging,
    take,
    choose,
    find: (by: SearchBy, text: string): void =>
      search.start((signal) => (by === 'id' ? findById : findByName)(member, text, signal, directory), choose),
    assign: (): void =>
      search.start(
        (signal) => findNearest(member, signal, directory),
        (provider) => take(choiceOf(provider, true)),
      ),
  };
}

const choiceOf = ({ PCPId, Name }: ProviderResponse, isAutomatic: boolean): PcpChoice => ({
  PrimaryCareProviderId: PCPId,
  PrimaryCareProviderName: Name,
  PrimaryCareProviderAutoAssign: isAutomatic,
  PrimaryCareProviderExistingPatient: false,
});

interface ProviderPickerDialogProps {
  /** The nearest first. */
  providers: readonly ProviderResponse[];
  onChoose: (provider: ProviderResponse) => void;
  onClose: () => void;
}

/** Chooses between several providers, five per page. Source: spec 000 section 2, "Provider picker modal". */
function ProviderPickerDialog({ providers, onChoose, onClose }: ProviderPickerDialogProps) {
  const { text } = useReading();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{text('Choose a primary care provider')}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <FoundProviders providers={providers} onChoose={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('Cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type SearchBy = 'name' | 'id';

interface ProviderSearchFormProps {
  hasZip: boolean;
  disabled: boolean;
  isBusy: boolean;
  /** It was just opened: focuses the input. */
  autoFocus: boolean;
  /** Why no provider was found; announced to screen readers. */
  problem: string | null;
  /** Ref of the input. */
  inputRef?: Ref<HTMLInputElement>;
  onSearch: (by: SearchBy, text: string) => void;
  onAutoAssign: () => void;
}

const FIELD_LABELS: Record<SearchBy, string> = {
  name: 'Name: Last, First or First Last',
  id: 'Provider ID, 10 digits',
};

/** Finds a provider by name or id, or has one assigned. Nested in another form, so Enter must not submit that one. */
function ProviderSearchForm(props: ProviderSearchFormProps) {
  const { hasZip, disabled, isBusy, autoFocus, problem, inputRef, onSearch, onAutoAssign } = props;
  const { text } = useReading();
  const [by, setBy] = useState<SearchBy>('name');
  const [typed, setTyped] = useState('');
  const labelId = useId();
  const cannotSearch = by === 'name' && !hasZip;
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!cannotSearch) {
        onSearch(by, typed);
      }
    }
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={labelId} variant="body2" color="textSecondary">
          {text('Search by')}
        </Typography>
        <RadioGroup row aria-labelledby={labelId} value={by} onChange={(_event, next) => setBy(next as SearchBy)}>
          <FormControlLabel value="name" label={text('Name')} control={<Radio size="small" />} disabled={disabled} />
          <FormControlLabel
            value="id"
            label={text('Provider ID')}
            control={<Radio size="small" />}
            disabled={disabled}
          />
        </RadioGroup>
      </Stack>
      <SearchField
        label={FIELD_LABELS[by]}
        value={typed}
        onChange={setTyped}
        onKeyDown={searchOnEnter}
        problem={problem}
        announce
        disabled={disabled}
        inputRef={inputRef}
        autoFocus={autoFocus}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={disabled || cannotSearch}
          loading={isBusy}
          onClick={() => onSearch(by, typed)}
        >
          {text(cannotSearch ? PCP_BUTTON_WITHOUT_ZIP : 'Find a PCP')}
        </Button>
        <Button disabled={disabled || isBusy || !hasZip} onClick={onAutoAssign}>
          {text('Assign automatically')}
        </Button>
      </Stack>
    </Stack>
  );
}
