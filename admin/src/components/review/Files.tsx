import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import { viewDocumentPath } from '#web/documents/document-places';
import { FileName } from '#web/documents/FileName';
import { fetchFile } from '#web/http/files';
import { IN_SCREEN } from '#web/http/in-screen';

interface FilesProps {
  quoteId: number;
  files: readonly QuoteDocument[];
}

/** Uploaded files, of which one at a time is shown here. */
export function Files({ quoteId, files }: FilesProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return files.map((file) => (
    <File
      key={file.docId}
      quoteId={quoteId}
      file={file}
      isOpen={opened === file.docId}
      onToggle={() => setOpened(opened === file.docId ? null : file.docId)}
    />
  ));
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
