import { Button, Stack, Typography } from '@mui/material';
import { formatRecent } from '#shared/formats/instant';
import { type DraftPlace, storedDraftOf } from '#web/records/stored-draft';
import type { FormDraft } from '#web/records/use-autosave-draft';
import { today } from '#web/inputs/today';
import { memberName } from '../household/member-labels.ts';
import type { CensusForm } from '../saving/census-form.ts';

interface KeptHouseholdProps {
  place: DraftPlace;
  kept: FormDraft<CensusForm>;
  onContinue: () => void;
  beginNew: () => void;
}

/** Asks whether a household that was typed and never became a quote is the one that is meant. */
export function KeptHousehold({ place, kept, onContinue, beginNew }: KeptHouseholdProps) {
  const savedAt = storedDraftOf(place)?.savedAt ?? null;
  const { Members, Address } = kept.values;
  const facts = [
    Members.map((_member, at) => memberName(Members, at)).join(', '),
    ...(Address.FullPostalCode ? [`ZIP code ${Address.FullPostalCode}`] : []),
    ...(savedAt ? [`last changed ${formatRecent(savedAt, today())}`] : []),
  ];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">A household that you began is not a quote yet</Typography>
      <Typography>{`${facts.join('; ')}.`}</Typography>
      <Typography>Is this quote for them? A new one discards what was typed.</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button variant="contained" onClick={onContinue}>
          Continue with this household
        </Button>
        <Button onClick={beginNew}>Discard it and begin a new one</Button>
      </Stack>
    </Stack>
  );
}
