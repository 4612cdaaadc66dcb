import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/ErrorOutlined';
import { Chip, Typography } from '@mui/material';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { formatInstant } from '#shared/formats/instant';

/** Open; or closed, by whom and when. */
export const PaymentStatus = ({ payment: { Status, ClosedBy, ClosedDate } }: { payment: PaymentErrorRow }) => (
  <>
    <Chip
      size="small"
      variant="outlined"
      label={Status}
      {...(Status === 'Open' ? { icon: <OpenIcon />, color: 'warning' } : { icon: <DoneIcon />, color: 'success' })}
    />
    {ClosedBy && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {ClosedBy}, {formatInstant(ClosedDate)}
      </Typography>
    )}
  </>
);
