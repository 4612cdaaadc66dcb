import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack } from '@mui/material';
import { downloadTemplate } from '../census.api.ts';

/** An empty census to fill in, in the two formats. The client has shown the refusal of a download. */
export const TemplateButtons = () => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={() => void downloadTemplate('xlsx').catch(() => undefined)}
    >
      Excel template
    </Button>
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={() => void downloadTemplate('csv').catch(() => undefined)}
    >
      CSV template
    </Button>
  </Stack>
);
