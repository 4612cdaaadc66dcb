import { Box } from '@mui/material';
import encodeQR from 'qr';

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
