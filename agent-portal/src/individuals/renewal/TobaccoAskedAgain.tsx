import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { errorMessage } from '#web/http/api-error';
import { notifyError } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { contractRenewalQuery, markTobaccoAsked } from '../../components/contract-renewal/contract-renewal.api.ts';
import type { CensusForm } from '../saving/census-form.ts';

interface TobaccoAskedAgainProps {
  index: number;
  quoteId: number;
  memberId: number;
  /** As recorded on the contract; null: not recorded. */
  used: boolean | null;
}

/** The question of a renewal: until it is answered the switch of a new quote would look like an answer. */
export function TobaccoAskedAgain({ index, quoteId, memberId, used }: TobaccoAskedAgainProps) {
  const { setValue, clearErrors, register } = useFormContext<CensusForm>();
  const name = `Members.${index}.Tobacco` as const;
  const { errors } = useFormState<CensusForm>({ name });
  const message = errors.Members?.[index]?.Tobacco?.message;
  const [labelId, lineId] = [useId(), useId()];
  const answer = (uses: boolean) => {
    setValue(name, uses, { shouldDirty: true });
    clearErrors(name);
    markTobaccoAsked(quoteId, [memberId])
      .then(() => queryClient.invalidateQueries(contractRenewalQuery(quoteId)))
      .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} }));
  };
  // Without a rule of its own: the server says whom to ask, and the switch that follows must not inherit one.
  const { ref } = register(name);
  return (
    <FormControl required error={message !== undefined} sx={{ gridColumn: '1 / -1' }}>
      <FormLabel id={labelId}>Tobacco use, four or more times a week in the last six months</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        aria-describedby={lineId}
        aria-required
        aria-invalid={message !== undefined || undefined}
        value=""
        onChange={(_event, text) => answer(text === 'yes')}
      >
        <FormControlLabel value="yes" label="Yes" control={<Radio slotProps={{ input: { ref } }} />} />
        <FormControlLabel value="no" label="No" control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={lineId} sx={{ mx: 0 }}>
        {message ?? `Asked again at the renewal. ${recorded(used)}`}
      </FormHelperText>
    </FormControl>
  );
}

const recorded = (used: boolean | null): string =>
  used === null ? 'The contract does not say.' : used ? 'The contract says: yes.' : 'The contract says: no.';
