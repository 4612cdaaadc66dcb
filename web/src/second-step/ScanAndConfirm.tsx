import { Box, Stack, Typography } from '@mui/material';
import encodeQR from 'qr';
import type { NewAuthenticator, RecoveryCodes } from '#shared/session/second-step.record';
import { groupsOfFour } from '#shared/session/second-step';
import { SecretForm } from './SecretForm.tsx';

interface ScanAndConfirmProps {
  authenticator: NewAuthenticator;
  confirm: (code: string) => Promise<RecoveryCodes>;
  onDone: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

/** The secret as a QR code and as text, and the code that proves that the app has it. */
export const ScanAndConfirm = ({ authenticator, confirm, onDone, onCancel }: ScanAndConfirmProps) => (
  <Stack spacing={2}>
    <Typography>
      1. In your authenticator app, add an account and scan this code. Any app for one-time codes will do.
    </Typography>
    <QrCode text={authenticator.Address} label="QR code for your authenticator app" />
    <Typography variant="body2" color="textSecondary">
      If you cannot scan it, enter this key into the app:{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
        {groupsOfFour(authenticator.Secret)}
      </Box>
    </Typography>
    <Typography>2. Enter the six digits that the app shows now.</Typography>
    <SecretForm
      field="Code"
      label="Code of the app"
      submitLabel="Turn on"
      send={confirm}
      onDone={({ Codes }) => onDone(Codes)}
      onCancel={onCancel}
    />
  </Stack>
);

/** Quiet zone of the standard, in modules. */
const BORDER = 4;

/** Drawn here, so that the secret in it goes nowhere. Dark on white in either color scheme: not every camera reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ width: 224, maxWidth: '100%', bgcolor: 'common.white', borderRadius: 1, alignSelf: 'flex-start' }}
    >
      <Box component="path" d={dark.join('')} sx={{ fill: (theme) => theme.palette.common.black }} />
    </Box>
  );
}
