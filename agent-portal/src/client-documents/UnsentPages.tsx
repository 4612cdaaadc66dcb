import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { pagesHere, pagesMissing } from '#shared/follow-ups/proof';
import type { UnsentPage } from '#shared/follow-ups/proof.record';
import { counted } from '#shared/formats/text';
import { sizeText } from '#web/documents/document-places';
import { errorMessage } from '#web/http/api-error';
import type { ProofPages, Uploading } from './use-proof-pages.ts';

interface UnsentPagesProps extends Pick<ProofPages, 'remove' | 'send' | 'uploadingOf'> {
  title: string;
  followUpId: number;
  unsent: readonly UnsentPage[];
}

/** What was chosen: how much of it is here, and the way to send it. */
export function UnsentPages({ title, followUpId, unsent, remove, send, uploadingOf }: UnsentPagesProps) {
  const missing = unsent.filter(({ IsHere }) => !IsHere).length;
  const isOfThis = send.variables?.FollowUpId === followUpId;
  const error = remove.error ?? (isOfThis ? send.error : null);
  return (
    <Stack spacing={1.5} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <div role="status">
        <Typography variant="subtitle2" component="h3">
          {pagesHere(unsent.length - missing, unsent.length)}
        </Typography>
      </div>
      <Box component="ul" aria-label={`Not sent: ${title}`} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {unsent.map((page) => (
          <PageLine
            key={page.Key}
            page={page}
            uploading={uploadingOf(page.Key)}
            isBusy={send.isPending || (remove.isPending && remove.variables === page.Key)}
            onRemove={() => remove.mutate(page.Key)}
          />
        ))}
      </Box>
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      {missing > 0 && (
        <Typography variant="body2" color="textSecondary">
          {pagesMissing(missing)}
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={missing > 0}
        loading={isOfThis && send.isPending}
        aria-label={`Send: ${title}`}
        onClick={() => send.mutate({ FollowUpId: followUpId, Keys: unsent.map(({ Key }) => Key) })}
      >
        Send
      </Button>
    </Stack>
  );
}

interface PageLineProps {
  page: UnsentPage;
  uploading: Uploading | null;
  isBusy: boolean;
  onRemove: () => void;
}

const PageLine = ({ page, uploading, isBusy, onRemove }: PageLineProps) => (
  <Box component="li" sx={LINE}>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{page.FileName}</Typography>
      <PageState page={page} uploading={uploading} />
    </Box>
    <Button size="small" disabled={isBusy} aria-label={`Remove ${page.FileName}`} onClick={onRemove}>
      Remove
    </Button>
  </Box>
);

const LINE = { display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' } as const;

function PageState({ page: { IsHere, Pages, SizeBytes }, uploading }: Pick<PageLineProps, 'page' | 'uploading'>) {
  const [text, isFailed] = IsHere
    ? [`${counted(Pages, 'page')}, ${sizeText(SizeBytes)}`, false]
    : uploading === null
      ? ['Has not arrived. Choose it again, or remove it.', true]
      : uploading.message !== ''
        ? [uploading.message, !uploading.isGoing]
        : ['Being sent here …', false];
  return (
    <Typography variant="body2" color={isFailed ? 'error' : 'textSecondary'}>
      {text}
    </Typography>
  );
}
