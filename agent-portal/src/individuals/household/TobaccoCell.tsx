import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CONTRACT_RENEWALS } from '#shared/contract-renewals/contract-renewals.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useShownError } from '#web/shell/shown-errors';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { notifyError } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { contractRenewalQuery } from '../../components/contract-renewal-queries.ts';
import { useCensusFacts } from '../census/census-context.ts';
import type { CensusForm, MemberForm } from '../saving/census-form.ts';
import { GridCell } from './GridCell.tsx';
import { IN_LINE } from './row-layout.ts';

/** Ours. In a line, the price says so. */
const PRICED_WITHOUT = 'Prices are without tobacco until this is answered.';

interface TobaccoCellProps {
  /** Of the person in the list. */
  index: number;
  member: MemberForm;
  again: ReturnType<typeof useAskedAgain>;
}

/** With neither answer chosen until one is given: a switch at No would look like an answer. */
export function TobaccoCell({ index, member, again }: TobaccoCellProps) {
  const { canEdit } = useCensusFacts();
  const { control, clearErrors } = useFormContext<CensusForm>();
  const name = `Members.${index}.Tobacco` as const;
  // Without a rule of its own: the server says whom to ask.
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  useShownError(message !== undefined);
  const [labelId, lineId] = [useId(), useId()];
  const value = again ? '' : member.Tobacco;
  const line = message ?? again?.hint ?? (value === '' ? PRICED_WITHOUT : '');
  const answer = (uses: boolean) => {
    field.onChange(uses);
    clearErrors(name);
    again?.markAsked();
  };
  return (
    <GridCell at="tobacco" isWide>
      <FormControl required error={message !== undefined} disabled={!canEdit}>
        <FormLabel id={labelId}>Tobacco use, four or more times a week in the last six months</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          aria-describedby={line === '' ? undefined : lineId}
          aria-required
          aria-invalid={message !== undefined || undefined}
          value={value === '' ? '' : value ? 'yes' : 'no'}
          onChange={(_event, text) => answer(text === 'yes')}
          sx={{ flexWrap: 'nowrap' }}
        >
          <FormControlLabel
            value="yes"
            label="Yes"
            control={<Radio size="small" slotProps={{ input: { ref: field.ref } }} />}
          />
          <FormControlLabel value="no" label="No" control={<Radio size="small" />} sx={{ mr: 0 }} />
        </RadioGroup>
        {line !== '' && (
          <FormHelperText id={lineId} sx={line === PRICED_WITHOUT ? { [IN_LINE]: HIDDEN_TEXT } : undefined}>
            {line}
          </FormHelperText>
        )}
      </FormControl>
    </GridCell>
  );
}

/** Whom a renewal still has to ask: the contract's answer is not taken over in silence. Null for everyone else. */
export function useAskedAgain(memberId: number) {
  const { canEdit, quote, renewal } = useCensusFacts();
  const person = renewal?.People.find(({ MemberId }) => MemberId !== null && MemberId === memberId);
  if (!canEdit || !quote || !person || person.IsTobaccoAnswered) {
    return null;
  }
  return {
    hint: `Asked again at the renewal. ${recorded(person.UsedTobacco)}`,
    markAsked: () =>
      void call(CONTRACT_RENEWALS.asked, { quoteId: quote.Id, body: { MemberIds: [memberId] } })
        .then(() => queryClient.invalidateQueries(contractRenewalQuery(quote.Id)))
        .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} })),
  };
}

/** @param used as recorded on the contract; null: not recorded */
const recorded = (used: boolean | null): string =>
  used === null ? 'The contract does not say.' : used ? 'The contract says: yes.' : 'The contract says: no.';
