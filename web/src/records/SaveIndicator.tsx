import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import ReportIcon from '@mui/icons-material/ReportOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatRecent } from '#shared/formats/instant';
import { today } from '../inputs/today.ts';
import type { SaveState } from './use-save-state.ts';

/** "Saved 10:42 AM", "Saving" or "Not saved", announced on change. */
export const SaveIndicator = ({ state }: { state: SaveState }) => (
  <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', minHeight: { sm: 36 } }}>
    {state.kind === 'saving' && <Line icon={<CloudSyncIcon fontSize="small" />} color="text.secondary" text="Saving" />}
    {state.kind === 'saved' && (
      <Line
        icon={<CloudDoneIcon fontSize="small" />}
        color="success.main"
        text={`${state.isDraft ? 'Draft saved' : 'Saved'} ${formatRecent(state.at, today())}`}
      />
    )}
    {state.kind === 'failed' && (
      <>
        <Line icon={<ReportIcon fontSize="small" />} color="error.main" text="Not saved" />
        {state.retry && (
          <Button size="small" onClick={state.retry}>
            Try again
          </Button>
        )}
      </>
    )}
  </Stack>
);

const Line = ({ icon, color, text }: { icon: ReactNode; color: string; text: string }) => (
  <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', color, typography: 'body2' }}>
    {icon}
    <Typography component="span" variant="body2" sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  </Stack>
);
