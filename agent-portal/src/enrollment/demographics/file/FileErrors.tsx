import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportProblem } from '#shared/census/import/import.record';
import { saveFile } from '#web/http/files';
import { problemsCsv } from '../../../components/file-import/problems-csv.ts';
import { ProblemsPrint } from '../../../components/file-import/ProblemsPrint.tsx';
import { STACKED_ON_PHONE } from '../../../components/file-import/stacked-table.ts';

/** Spec 001 section 9: maximum census errors shown inline. */
const SHOWN_INLINE = 5;
const TITLE = 'Errors in the enrollment file';

/** What has to be corrected in the file: the first five here, all of them on paper or in a file. */
export function FileErrors({ errors }: { errors: readonly ImportProblem[] }) {
  const [isPrinting, setPrinting] = useState(false);
  const more = errors.length - SHOWN_INLINE;
  return (
    <Box component="section" aria-label="Errors">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {errors.length === 1 ? '1 error to correct' : `${errors.length.toLocaleString('en-US')} errors to correct`}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="List of errors">
        <Table size="small" sx={STACKED_ON_PHONE}>
          <TableHead>
            <TableRow>
              <TableCell align="right">Row</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>What stands there</TableCell>
              <TableCell>What is wrong</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.slice(0, SHOWN_INLINE).map(({ Row, Column, Found, Message }) => (
              <TableRow key={`${Row} ${Column} ${Message}`}>
                <TableCell align="right" data-label="Row">
                  {Row || 'File'}
                </TableCell>
                <TableCell data-label="Column">{Column}</TableCell>
                <TableCell data-label="Found" sx={{ overflowWrap: 'anywhere' }}>
                  {Found}
                </TableCell>
                <TableCell>{Message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {more > 0 && (
          <Typography variant="body2">
            {more.toLocaleString('en-US')} more {more === 1 ? 'error is' : 'errors are'} in the full list:
          </Typography>
        )}
        <Button size="small" startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
          Print all
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => saveFile({ name: 'enrollment-errors.csv', content: problemsCsv(errors) })}
        >
          Download all as CSV
        </Button>
      </Stack>
      {isPrinting && <ProblemsPrint title={TITLE} problems={errors} onPrinted={() => setPrinting(false)} />}
    </Box>
  );
}
