import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent, percentChangeText } from '#shared/formats/percent';
import { counted } from '#shared/formats/text';
import type { RateDraftDetails } from '#shared/rate-drafts/rate-draft.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { useChange } from '../providers/use-change.ts';
import { periodWords, useRateDraftActions } from './rate-draft-calls.ts';

interface DraftActionsProps {
  draft: RateDraftDetails;
  /** Also after a refusal: somebody else may have been quicker. */
  onChanged: () => void;
}

/** Prices the book, publishes the draft, or discards it; the last two ask first. */
export function DraftActions({ draft, onChanged }: DraftActionsProps) {
  const { priceDraft, publishDraft, discardDraft } = useRateDraftActions();
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const done = () => {
    setAsked(null);
    onChanged();
  };
  const price = useChange({ mutationFn: () => priceDraft(draft), onSettled: done });
  const publish = useChange({ mutationFn: () => publishDraft(draft), onSettled: done });
  const discard = useChange({ mutationFn: () => discardDraft(draft), onSettled: done });
  const isPriced = draft.Result !== null;
  const canPublish = draft.Problem === null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked('discard')}>
        Discard
      </Button>
      <Button variant={canPublish ? 'outlined' : 'contained'} loading={price.isPending} onClick={() => price.mutate()}>
        {isPriced ? 'Price again' : 'Price the book'}
      </Button>
      {canPublish && (
        <Button variant="contained" onClick={() => setAsked('publish')}>
          Publish
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'publish'}
        title={`Publish the rates of ${periodWords(draft)}?`}
        confirmLabel="Publish"
        isCareful
        busy={publish.isPending}
        onConfirm={() => publish.mutate()}
        onCancel={() => setAsked(null)}
      >
        <Effect draft={draft} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'discard'}
        title="Discard this draft?"
        confirmLabel="Discard"
        destructive
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
        onCancel={() => setAsked(null)}
      >
        Its rates and what it does to the book are deleted. The file can be loaded again.
      </ConfirmDialog>
    </>
  );
}

function Effect({ draft: { Result, ReviewPercent, AboveReview } }: { draft: RateDraftDetails }) {
  if (!Result) {
    return null;
  }
  const { Priced, PremiumNow, PremiumThen, NotRated } = Result;
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {counted(Priced, 'group')}: {formatDollars(PremiumNow)}/month now, {formatDollars(PremiumThen)}/month with these
        rates ({percentChangeText(PremiumNow, PremiumThen)}). {counted(AboveReview, 'group')} would pay more than{' '}
        {formatPercent(ReviewPercent)} more.
      </Typography>
      {NotRated > 0 && (
        <Typography sx={{ mb: 1 }}>
          {counted(NotRated, 'group')} will have no price for {NotRated === 1 ? 'its' : 'their'} current plans.
        </Typography>
      )}
      <Typography>Quotes for this period use the rates from then on. This cannot be undone.</Typography>
    </>
  );
}
