import { Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { PCP_BUTTON_WITHOUT_ZIP } from '#shared/providers/pcp-search';
import { SearchField } from '../SearchField.tsx';

export type SearchBy = 'name' | 'id';

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
export function ProviderSearchForm(props: ProviderSearchFormProps) {
  const { hasZip, disabled, isBusy, autoFocus, problem, inputRef, onSearch, onAutoAssign } = props;
  const [by, setBy] = useState<SearchBy>('name');
  const [text, setText] = useState('');
  const labelId = useId();
  const cannotSearch = by === 'name' && !hasZip;
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!cannotSearch) {
        onSearch(by, text);
      }
    }
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={labelId} variant="body2" color="textSecondary">
          Search by
        </Typography>
        <RadioGroup row aria-labelledby={labelId} value={by} onChange={(_event, next) => setBy(next as SearchBy)}>
          <FormControlLabel value="name" label="Name" control={<Radio size="small" />} disabled={disabled} />
          <FormControlLabel value="id" label="Provider ID" control={<Radio size="small" />} disabled={disabled} />
        </RadioGroup>
      </Stack>
      <SearchField
        label={FIELD_LABELS[by]}
        value={text}
        onChange={setText}
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
          onClick={() => onSearch(by, text)}
        >
          {cannotSearch ? PCP_BUTTON_WITHOUT_ZIP : 'Find a PCP'}
        </Button>
        <Button disabled={disabled || isBusy || !hasZip} onClick={onAutoAssign}>
          Assign automatically
        </Button>
      </Stack>
    </Stack>
  );
}
