import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, Skeleton, Stack } from '@mui/material';
import type { ProposalOption, ProposalPart } from '#shared/proposals/proposal.record';

interface ProposalPartsProps {
  /** Null while loading. */
  options: readonly ProposalOption[] | null;
  disabled: boolean;
  onChange: (name: ProposalPart, selected: boolean) => void;
}

export const ProposalParts = ({ options, disabled, onChange }: ProposalPartsProps) =>
  options ? (
    options.length > 0 && (
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">Contents</FormLabel>
        <FormGroup>
          {options.map(({ name, label, selected }) => (
            <FormControlLabel
              key={name}
              label={label}
              disabled={disabled}
              control={<Checkbox checked={selected} onChange={({ target }) => onChange(name, target.checked)} />}
            />
          ))}
        </FormGroup>
      </FormControl>
    )
  ) : (
    <Stack role="status" aria-label="Loading the contents" spacing={1}>
      <Skeleton variant="rounded" height={32} />
      <Skeleton variant="rounded" height={32} />
      <Skeleton variant="rounded" height={32} />
    </Stack>
  );
