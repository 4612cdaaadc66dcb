import { Alert } from '@mui/material';

export const BannerAlert = ({ message, onDismiss }: { message: string; onDismiss: () => void }) => (
  <Alert severity="warning" role="status" onClose={onDismiss} sx={{ borderRadius: 0 }}>
    {message}
  </Alert>
);
