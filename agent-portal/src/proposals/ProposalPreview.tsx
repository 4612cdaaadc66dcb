import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import type { ProposalFile } from './use-proposal-file.ts';

/** The proposal as the client will see it; phones open it on a separate page. */
export const ProposalPreview = ({ file }: { file: ProposalFile }) => (
  <Box sx={{ flexGrow: 1, minWidth: 0 }}>
    <Button component="a" href={file.address} target="_blank" rel="noopener" startIcon={<OpenIcon />} sx={{ mb: 1 }}>
      Open in a new tab
    </Button>
    {navigator.pdfViewerEnabled && (
      <Box
        component="iframe"
        title={`Preview of ${file.name}`}
        src={file.address}
        sx={{
          display: { xs: 'none', md: 'block' },
          width: '100%',
          height: 'min(70vh, 880px)',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    )}
  </Box>
);
