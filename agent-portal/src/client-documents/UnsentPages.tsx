import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { pagesMissing } from '#shared/follow-ups/proof';
import type { UnsentPage } from '#shared/follow-ups/proof.record';
import { DOCUMENTS_WORDS } from '#shared/languages/documents.words';
import { sizeText } from '#web/documents/document-places';
import { errorMessage } from '#web/http/api-error';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useWords } from '../components/link-page/spoken.ts';
import type { ProofPages, Uploading } from './use-proof-pages.ts';

interface UnsentPagesProps extends Pick<ProofPages, 'remove' | 'send' | 'uploadingOf'> {
  title: string;
  followUpId: number;
  unsent: readonly UnsentPage[];
}

/** What was chosen: how much of it is here, and the way to send it. */
export function UnsentPages({ title, followUpId, unsent, remove, send, uploadingOf }: UnsentPagesProps) {
  const { say } = useWords();
  const { allHere, someHere, notSent, send: sendWord } = DOCUMENTS_WORDS;
  const all = unsent.length;
  const missing = unsent.filter(({ IsHere }) => !IsHere).length;
  const isOfThis = send.variables?.FollowUpId === followUpId;
  const error = remove.error ?? (isOfThis ? send.error : null);
  return (
    <Stack spacing={1.5} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <div role="status">
        <Typography variant="subtitle2" component="h3">
          {missing === 0 ? say(allHere, { all }) : say(someHere, { here: all - missing, all })}
        </Typography>
      </div>
      <Box
        component="ul"
        aria-label={`${say(notSent)}: ${title}`}
        sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}
      >
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
      {error && (
        <Alert severity="error">
          <ServerText text={errorMessage(error)} />
        </Alert>
      )}
      {missing > 0 && (
        <Typography variant="body2" color="textSecondary">
          <ServerText text={pagesMissing(missing)} />
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={missing > 0}
        loading={isOfThis && send.isPending}
        aria-label={`${say(sendWord)}: ${title}`}
        onClick={() => send.mutate({ FollowUpId: followUpId, Keys: unsent.map(({ Key }) => Key) })}
      >
        {say(sendWord)}
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

function PageLine({ page, uploading, isBusy, onRemove }: PageLineProps) {
  const { say } = useWords();
  const remove = say(DOCUMENTS_WORDS.remove);
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          <bdi>{page.FileName}</bdi>
        </Typography>
        <PageState page={page} uploading={uploading} />
      </Box>
      <Button size="small" disabled={isBusy} aria-label={`${remove} ${page.FileName}`} onClick={onRemove}>
        {remove}
      </Button>
    </Box>
  );
}

const LINE = { display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' } as const;

function PageState({
  page: { IsHere, Pages: pages, SizeBytes },
  uploading,
}: Pick<PageLineProps, 'page' | 'uploading'>) {
  const { say } = useWords();
  const { fileHere, notArrived, beingSent } = DOCUMENTS_WORDS;
  const isFailed = !IsHere && (uploading === null || (uploading.message !== '' && !uploading.isGoing));
  return (
    <Typography variant="body2" color={isFailed ? 'error' : 'textSecondary'}>
      {IsHere ? (
        say(fileHere, { pages, size: sizeText(SizeBytes) })
      ) : uploading === null ? (
        say(notArrived)
      ) : uploading.message === '' ? (
        say(beingSent)
      ) : (
        <ServerText text={uploading.message} />
      )}
    </Typography>
  );
}
