import { Box, Link, Typography } from '@mui/material';
import type { QuoteDocument } from '#shared/enrollment/documents.record';
import { formatInstant } from '#shared/formats/instant';
import { sizeText, viewDocumentPath } from './document-places.ts';

/** An uploaded file, which opens in a new tab; its size, and who uploaded it when. */
export const FileName = ({ quoteId, file }: { quoteId: number; file: QuoteDocument }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Link
      href={viewDocumentPath(quoteId, file.docId)}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {file.fileName}
    </Link>
    <Typography variant="caption" color="textSecondary" component="p">
      {sizeText(file.sizeBytes)}, {file.uploadedBy}, {formatInstant(file.uploadedAt)}
    </Typography>
  </Box>
);
