import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QuoteDocument } from '#shared/enrollment/documents/documents.record';
import { documentPlaces, type PlaceState, viewDocumentPath } from '#web/documents/document-places';
import { FileName } from '#web/documents/FileName';
import { fetchFile } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { documentsQuery, requiredDocumentsQuery } from './review.api.ts';

const LOOKS: Record<Exclude<PlaceState, 'Optional'>, Look> = {
  Uploaded: ['success', DoneIcon],
  Missing: ['error', MissingIcon],
};

/** The required documents and their files, which open here. */
export function Documents({ quoteId }: { quoteId: number }) {
  const required = useQuery(requiredDocumentsQuery(quoteId));
  const files = useQuery(documentsQuery(quoteId));
  const [opened, setOpened] = useState<number | null>(null);
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
                {own.map((file) => (
                  <File
                    key={file.docId}
                    quoteId={quoteId}
                    file={file}
                    isOpen={opened === file.docId}
                    onToggle={() => setOpened(opened === file.docId ? null : file.docId)}
                  />
                ))}
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

interface FileProps {
  quoteId: number;
  file: QuoteDocument;
  isOpen: boolean;
  onToggle: () => void;
}

const File = ({ quoteId, file, isOpen, onToggle }: FileProps) => (
  <Box sx={{ py: 0.5 }}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <FileName quoteId={quoteId} file={file} />
      {navigator.pdfViewerEnabled && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Hide ${file.fileName}` : `View ${file.fileName}`}
          onClick={onToggle}
        >
          {isOpen ? 'Hide' : 'View'}
        </Button>
      )}
    </Stack>
    {isOpen && <Viewer quoteId={quoteId} file={file} />}
  </Box>
);

/** The server forbids frames of uploaded files themselves; its bytes, which hold no scripts, may be shown. */
function Viewer({ quoteId, file: { docId, fileName } }: Pick<FileProps, 'quoteId' | 'file'>) {
  const [address, setAddress] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['enrollment-documents', quoteId, 'bytes', docId],
    queryFn: ({ signal }) => fetchFile({ path: viewDocumentPath(quoteId, docId), signal, ...IN_SCREEN }),
    gcTime: 0,
  });
  useEffect(() => {
    if (!data) {
      return undefined;
    }
    const url = URL.createObjectURL(data.content);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return error ? (
    <Alert severity="error">{error.message}</Alert>
  ) : address === null ? (
    <Skeleton variant="rounded" height={320} />
  ) : (
    <Box component="iframe" title={fileName} src={address} sx={FRAME} />
  );
}

const FRAME = {
  width: '100%',
  height: 'min(60vh, 640px)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
