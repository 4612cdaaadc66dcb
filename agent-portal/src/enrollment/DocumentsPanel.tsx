import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import { MAX_UPLOAD_BYTES } from '#shared/enrollment/upload-rules';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { documentPlaces } from '#web/documents/document-places';
import { query } from '#web/http/calls';
import { queryClient } from '../app/query-client.ts';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { DocumentPlace } from '../components/DocumentPlace.tsx';
import { useUploads } from '../components/use-uploads.ts';
import { refreshEnrollment } from './enrollment-queries.ts';

interface DocumentsPanelProps {
  quote: QuoteResponse;
  section: EnrollmentSection;
  canEdit: boolean;
  /** The document that a link leads to, as its type's id. */
  wanted: { field: string } | null;
}

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/** The documents that the answers require, each with its reason and files. Spec 001 section 2, "Supporting documents". */
export function DocumentsPanel({ quote, section, canEdit, wanted }: DocumentsPanelProps) {
  const required = useQuery(requiredDocumentsQuery(quote.Id));
  const files = useQuery(quoteDocumentsQuery(quote.Id));
  const refresh = () => refreshDocuments(quote.Id);
  const uploading = useUploads(quote.Id, refresh);
  if (section.State === 'CannotStart') {
    return (
      <Typography variant="body2" color="textSecondary">
        Save the application first: its answers decide which documents are needed.
      </Typography>
    );
  }
  const error = required.error ?? files.error;
  if (!required.data || !files.data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void Promise.all([required.refetch(), files.refetch()])} />
    ) : (
      <RowsSkeleton label="Loading the documents" rows={3} />
    );
  }
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {canEdit && `PDF, at most ${MEGABYTES} MB each. Drop a file on its line, or use the button.`}
        </Typography>
        <DocumentsHelpButton />
      </Stack>
      {required.data.IsBypassed && (
        <Alert severity="info">Internal staff let this group enroll without its documents.</Alert>
      )}
      {documentPlaces(required.data, files.data).map((place) => (
        <LinkedPlace
          key={place.docTypeId}
          quoteId={quote.Id}
          place={place}
          uploading={uploading}
          canEdit={canEdit}
          canDelete={canEdit && quote.Status !== 'Pended'}
          onChanged={refresh}
          wanted={wanted?.field === String(place.docTypeId) ? wanted : null}
        />
      ))}
    </Stack>
  );
}

interface LinkedPlaceProps extends Omit<ComponentProps<typeof DocumentPlace>, 'button'> {
  /** Set for the target of a link. */
  wanted: { field: string } | null;
}

function LinkedPlace({ wanted, ...place }: LinkedPlaceProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) {
      button.current?.scrollIntoView({ block: 'center' });
      button.current?.focus();
    }
  }, [wanted]);
  return <DocumentPlace {...place} button={button} />;
}

/** Spec 001 section 2, "required-documents help". */
function DocumentsHelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<HelpIcon />} onClick={() => setOpen(true)}>
        About the documents
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="sm">
        <DialogTitle>Required documents</DialogTitle>
        <DialogContent>
          {TEXTS.map((text) => (
            <Typography key={text} sx={{ mb: 1.5 }}>
              {text}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)} autoFocus>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const TEXTS = [
  'The answers of the application decide which documents are needed; each says why. When an answer changes, so does the list.',
  'Waivers and the agent access request can be added later: the enrollment can be signed without them.',
  'Every document is a PDF of at most 25 MB and 500 pages. A kind of document can have several files.',
  'PDFs that are protected by a password, damaged, or that contain scripts or attached files are refused: the carrier’s systems do not open them. Printing such a PDF to a new PDF usually helps.',
] as const;

const requiredDocumentsQuery = (quoteId: number) =>
  queryOptions({
    ...query(DOCUMENTS.listRequired, { quoteId }),
    queryKey: ['enrollment-documents', quoteId, 'required'],
  });

const quoteDocumentsQuery = (quoteId: number) =>
  queryOptions({ ...query(DOCUMENTS.list, { quoteId }), queryKey: ['enrollment-documents', quoteId, 'files'] });

/** After a document was added or removed: refetches the lists, and the enrollment, whose status may have changed. */
async function refreshDocuments(quoteId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enrollment-documents', quoteId] }),
    refreshEnrollment(quoteId),
  ]);
}
