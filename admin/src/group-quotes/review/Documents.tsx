import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { documentPlaces, type PlaceState } from '#web/documents/document-places';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Files } from '../../components/review/Files.tsx';
import { documentsQuery, requiredDocumentsQuery } from './review-queries.ts';

const LOOKS: Record<Exclude<PlaceState, 'Optional'>, Look> = {
  Uploaded: ['success', DoneIcon],
  Missing: ['error', MissingIcon],
};

/** The required documents and their files, which open here. */
export function Documents({ quoteId }: { quoteId: number }) {
  const required = useQuery(requiredDocumentsQuery(quoteId));
  const files = useQuery(documentsQuery(quoteId));
  const error = required.error ?? files.error;
  if (!required.data || !files.data) {
    return error ? <Alert severity="error">{error.message}</Alert> : <Skeleton variant="rounded" height={64} />;
  }
  const places = documentPlaces(required.data, files.data);
  const optional = places.filter(({ state }) => state === 'Optional');
  return places.length === 0 ? (
    'No documents are required.'
  ) : (
    <Stack spacing={1.5} useFlexGap>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {places.map(
          ({ docTypeId, title, state, files: own }) =>
            state !== 'Optional' && (
              <li key={docTypeId}>
                <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
                  <Typography variant="subtitle2" component="span">
                    {title}
                  </Typography>
                  <ToneChip size="small" look={LOOKS[state]} label={state} />
                </Stack>
                <Files quoteId={quoteId} files={own} />
              </li>
            ),
        )}
      </Stack>
      {optional.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Optional, not uploaded: {optional.map(({ title }) => title).join(', ')}
        </Typography>
      )}
    </Stack>
  );
}
