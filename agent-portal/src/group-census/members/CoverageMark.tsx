import { Box } from '@mui/material';
import type { CoverageStatus } from '#shared/census/census-codes';

/** "Enroll" stands out from "Waive" by weight, so that a column can be read at a glance and without colour. */
export const CoverageMark = ({ status }: { status: CoverageStatus }) => (
  <Box
    component="span"
    sx={status === 'Enroll' ? { color: 'success.main', fontWeight: 600 } : { color: 'text.secondary' }}
  >
    {status}
  </Box>
);
