import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Stack,
  Typography,
} from '@mui/material';
import { type RefCallback, useId, useState } from 'react';
import { type PcpMemberFacts, pcpZipProblem } from '#shared/providers/pcp-search';
import { NO_PCP, type PcpChoice } from '#shared/providers/pcp-validity';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { useShownError } from '#web/shell/shown-errors';
import { ChosenProvider } from './ChosenProvider.tsx';
import { FoundProviders } from './FoundProviders.tsx';
import { ProviderSearchForm, type SearchBy } from './ProviderSearchForm.tsx';
import { findById, findByName, findNearest } from './find-providers.ts';
import { useProviderSearch } from './use-provider-search.ts';

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
  useShownError(Boolean(error));
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
      {search.found.length > 1 && (
        <ProviderPickerDialog providers={search.found} onChoose={choose} onClose={search.reset} />
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

interface ProviderPickerDialogProps {
  /** The nearest first. */
  providers: readonly ProviderResponse[];
  onChoose: (provider: ProviderResponse) => void;
  onClose: () => void;
}

/** Chooses between several providers, five per page. Source: spec 000 section 2, "Provider picker modal". */
function ProviderPickerDialog({ providers, onChoose, onClose }: ProviderPickerDialogProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Choose a primary care provider</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <FoundProviders providers={providers} onChoose={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
