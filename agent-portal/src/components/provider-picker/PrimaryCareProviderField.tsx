import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  List,
  ListItem,
  ListItemButton,
  Stack,
  Typography,
} from '@mui/material';
import { type RefCallback, useEffect, useId, useRef, useState } from 'react';
import { type PcpMemberFacts, pcpZipProblem, PROVIDERS_PER_PAGE } from '#shared/providers/pcp-search';
import { NO_PCP, type PcpChoice } from '#shared/providers/pcp-validity';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { isCancelled } from '#web/http/api-error';
import { Pager } from '../Pager.tsx';
import { AcceptingChip } from './AcceptingChip.tsx';
import { ChosenProvider } from './ChosenProvider.tsx';
import { ProviderSearchForm, type SearchBy } from './ProviderSearchForm.tsx';
import { findById, findByName, findNearest, type Found } from './find-providers.ts';
import { addressLine, distanceText, factsLine } from './provider-lines.ts';

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
  const { search, takes, isChanging, setIsChanging, take, choose, find, assign } = useProviderChoice(member, onChange);
  const isChosen = Boolean(value.PrimaryCareProviderId) || value.PrimaryCareProviderAutoAssign;
  const isSearching = !isChosen || isChanging;
  return (
    <Box
      component="fieldset"
      aria-describedby={error && !isSearching ? `${id}-error` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0, pb: 1 }}>
        Primary care provider
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
            {error}
          </FormHelperText>
        )}
      </Stack>
      {search.several.length > 0 && (
        <ProviderPickerDialog providers={search.several} onChoose={choose} onClose={search.reset} />
      )}
    </Box>
  );
}

/** Finding a provider for a member, and taking one. */
function useProviderChoice(member: PcpMemberFacts, onTaken: (choice: PcpChoice) => void) {
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
      search.start((signal) => (by === 'id' ? findById : findByName)(member, text, signal), choose),
    assign: (): void =>
      search.start(
        (signal) => findNearest(member, signal),
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

interface SearchState {
  isBusy: boolean;
  /** Why no provider was found. */
  problem: string | null;
  /** More than one: the user chooses. */
  several: readonly ProviderResponse[];
}

interface ProviderSearch extends SearchState {
  /** @param onOne called with the provider when there is exactly one */
  start: (find: (signal: AbortSignal) => Promise<Found>, onOne: (provider: ProviderResponse) => void) => void;
  /** Clears the results and ignores pending requests. */
  reset: () => void;
}

const IDLE: SearchState = { isBusy: false, problem: null, several: [] };

/** One search at a time; the latest wins. */
function useProviderSearch(): ProviderSearch {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (next: SearchState): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    setState(next);
    return running.current.signal;
  };
  const start: ProviderSearch['start'] = (find, onOne) => {
    const signal = begin({ ...IDLE, isBusy: true });
    find(signal).then(
      (found) => {
        if (signal.aborted) {
          return;
        }
        setState(stateAfter(found));
        if ('providers' in found && found.providers.length === 1) {
          onOne(found.providers[0]!);
        }
      },
      (error: unknown) => {
        if (!isCancelled(error)) {
          throw error;
        }
      },
    );
  };
  return { ...state, start, reset: () => begin(IDLE) };
}

const stateAfter = (found: Found): SearchState =>
  'problem' in found
    ? { ...IDLE, problem: found.problem }
    : { ...IDLE, several: found.providers.length > 1 ? found.providers : [] };

interface ProviderPickerDialogProps {
  /** The nearest first. */
  providers: readonly ProviderResponse[];
  onChoose: (provider: ProviderResponse) => void;
  onClose: () => void;
}

/** Chooses between several providers, five per page. Source: spec 000 section 2, "Provider picker modal". */
function ProviderPickerDialog({ providers, onChoose, onClose }: ProviderPickerDialogProps) {
  const id = useId();
  const [page, setPage] = useState(1);
  const shown = providers.slice((page - 1) * PROVIDERS_PER_PAGE, page * PROVIDERS_PER_PAGE);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Choose a primary care provider</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <List disablePadding aria-label="Providers found, the nearest first">
          {shown.map((provider) => (
            <FoundProvider key={provider.PCPId} provider={provider} onChoose={onChoose} />
          ))}
        </List>
      </DialogContent>
      <Pager total={providers.length} page={page} onChange={setPage} pageSize={PROVIDERS_PER_PAGE} noun="providers" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FoundProviderProps {
  provider: ProviderResponse;
  onChoose: (provider: ProviderResponse) => void;
}

/** A provider in the results; a click selects it. */
const FoundProvider = ({ provider, onChoose }: FoundProviderProps) => (
  <ListItem disablePadding divider>
    <ListItemButton onClick={() => onChoose(provider)} sx={{ display: 'block', px: 3, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="subtitle2" component="span">
          {provider.Name}
        </Typography>
        {provider.DistanceMiles !== null && (
          <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {distanceText(provider.DistanceMiles)}
          </Typography>
        )}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', pb: 0.5 }}>
        {factsLine(provider)}
        <br />
        {addressLine(provider)}
      </Typography>
      <AcceptingChip accepting={provider.AcceptingNewPatients} />
    </ListItemButton>
  </ListItem>
);
