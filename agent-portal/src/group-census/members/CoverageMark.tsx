import { Box } from '@mui/material';
import type { CoverageStatus } from '#shared/census/census-codes';

/** "Enroll" differs from "Waive" in font weight, so that a column can be scanned without relying on color. */
export const CoverageMark = ({ status }: { status: CoverageStatus }) => (
  <Box
    component="span"
    sx={status === 'Enroll' ? { color: 'success.main', fontWeight: 'fontWeightMedium' } : { color: 'text.secondary' }}
  >
    {status}
  </Box>
);
