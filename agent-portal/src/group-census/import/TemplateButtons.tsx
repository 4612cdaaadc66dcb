import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack } from '@mui/material';
import { GROUP_CENSUS } from '#shared/census/census.calls';
import { asking } from '#web/http/calls';
import { download } from '#web/http/files';

/** An empty census to fill in, in the two formats. The client has shown the refusal of a download. */
export const TemplateButtons = () => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={() => void download(asking(GROUP_CENSUS.template, { query: { format: 'xlsx' } })).catch(() => undefined)}
    >
      Excel template
    </Button>
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={() => void download(asking(GROUP_CENSUS.template, { query: { format: 'csv' } })).catch(() => undefined)}
    >
      CSV template
    </Button>
  </Stack>
);
