import { Stack, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { documentTitle, INDIVIDUAL_PROOFS } from '#shared/enrollment/documents.record';
import { MAX_UPLOAD_BYTES } from '#shared/enrollment/upload-rules';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { proofNeeded } from '#shared/individual-enrollment/panels';
import type { DocumentPlaceView } from '#web/documents/document-places';
import { DocumentPlace } from '../../components/documents/DocumentPlace.tsx';
import type { useUploads } from '../../components/documents/use-uploads.ts';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';

interface DocumentationPanelProps {
  page: EnrollmentPageResponse;
  uploading: ReturnType<typeof useUploads>;
  uploadButton: RefObject<HTMLButtonElement | null>;
}

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;
const OPTIONAL = 'Optional: anything that supports the application.';
const AT_THE_MARKETPLACE =
  'Optional: what the marketplace asks for is uploaded at the marketplace. Files here stay with this quote.';

/** The proofs of a household. Individuals, decision 36: a special enrollment off the marketplace needs one. */
export function DocumentationPanel({ page, uploading, uploadButton }: DocumentationPanelProps) {
  const quoteId = page.Quote.Id;
  const canEdit = page.EditProblem === null;
  return (
    <Stack spacing={1.5}>
      {canEdit && (
        <Typography variant="body2" color="textSecondary">
          PDF, at most {MEGABYTES} MB each. Drop a file here, or use the button.
        </Typography>
      )}
      <DocumentPlace
        quoteId={quoteId}
        place={placeOf(page)}
        uploading={uploading}
        canEdit={canEdit}
        canDelete={canEdit}
        button={uploadButton}
        onChanged={() => refreshIndividualEnrollment(quoteId)}
      />
    </Stack>
  );
}

function placeOf({ Quote, Documents }: EnrollmentPageResponse): DocumentPlaceView {
  const { EnrollmentType, QualifyingEventReason, EventAnswer, IsFfm } = Quote.Individual;
  const event = EnrollmentType === 'Special' && !IsFfm ? QualifyingEventReason : null;
  return {
    docTypeId: INDIVIDUAL_PROOFS,
    title: documentTitle(INDIVIDUAL_PROOFS),
    why: event ? proofNeeded(event, EventAnswer) : IsFfm ? AT_THE_MARKETPLACE : OPTIONAL,
    state: Documents.length > 0 ? 'Uploaded' : event ? 'Missing' : 'Optional',
    files: Documents,
  };
}
