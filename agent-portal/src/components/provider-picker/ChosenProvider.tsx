import { Alert, Box, Button, Checkbox, Chip, FormControlLabel, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RefCallback, use } from 'react';
import { NO_PROVIDER_WITH_ID } from '#shared/providers/pcp-search';
import { type PcpChoice, pcpProblem } from '#shared/providers/pcp-validity';
import { ApiError } from '#web/http/api-error';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { LookUps } from '../look-ups.ts';
import { AcceptingChip } from './AcceptingChip.tsx';
import { addressLine, factsLine } from './provider-lines.ts';
import { providerQuery } from './provider-picker-queries.ts';
import { useReading } from '#web/shell/reading';

interface ChosenProviderProps {
  value: PcpChoice;
  disabled: boolean;
  /** It was just chosen: takes the focus. */
  autoFocus: boolean;
  /** Ref of "Change provider". */
  buttonRef: RefCallback<HTMLElement> | undefined;
  onExistingPatient: (isPatient: boolean) => void;
  onChange: () => void;
  onClear: () => void;
}

/** The current choice: a provider with the directory's details, or automatic assignment. */
export function ChosenProvider(props: ChosenProviderProps) {
  const { value, disabled, autoFocus, buttonRef, onExistingPatient, onChange, onClear } = props;
  const { text } = useReading();
  const { PrimaryCareProviderId: id, PrimaryCareProviderExistingPatient: isPatient } = value;
  return (
    <Stack spacing={1}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
        {id ? (
          <ProviderFacts id={id} value={value} />
        ) : (
          <Typography>{text('A provider near the member’s home is assigned automatically.')}</Typography>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ pt: 1, ml: -1, flexWrap: 'wrap' }}>
          <Button ref={buttonRef} size="small" disabled={disabled} autoFocus={autoFocus} onClick={onChange}>
            {text('Change provider')}
          </Button>
          <Button size="small" disabled={disabled} onClick={onClear}>
            {text('Clear provider')}
          </Button>
        </Stack>
      </Box>
      {id && (
        <>
          <ChoiceWarning id={id} value={value} />
          <FormControlLabel
            label={text('The member is a patient of this provider')}
            disabled={disabled}
            control={<Checkbox checked={isPatient} onChange={(_event, next) => onExistingPatient(next)} />}
          />
        </>
      )}
    </Stack>
  );
}

interface KnownId {
  id: string;
  value: PcpChoice;
}

function ProviderFacts({ id, value }: KnownId) {
  const { text } = useReading();
  const { data: provider, isPending } = useQuery(providerQuery(id, use(LookUps).directory));
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2">
          {value.PrimaryCareProviderName || provider?.Name || text('Name not known')}
        </Typography>
        {value.PrimaryCareProviderAutoAssign && <Chip size="small" label={text('Assigned automatically')} />}
        {provider && <AcceptingChip accepting={provider.AcceptingNewPatients} />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        <TextWithPhones text={provider ? factsLine(provider, text) : text('Provider ID {id}', { id })} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isPending ? <Skeleton width="60%" aria-hidden /> : provider && <bdi>{addressLine(provider)}</bdi>}
      </Typography>
    </>
  );
}

/** Announced as soon as it appears: the directory answers after the choice. */
function ChoiceWarning({ id, value }: KnownId) {
  const { text } = useReading();
  const { data: provider, error } = useQuery(providerQuery(id, use(LookUps).directory));
  const isGone = error instanceof ApiError && error.status === 404;
  const warning = isGone ? NO_PROVIDER_WITH_ID : pcpProblem(value, provider?.AcceptingNewPatients ?? null);
  return (
    <Box role="status">
      {warning && (
        <Alert severity="warning" role="presentation">
          {text(warning)}
        </Alert>
      )}
    </Box>
  );
}
