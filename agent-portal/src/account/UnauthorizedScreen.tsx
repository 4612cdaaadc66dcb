import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { signOutByChoice } from '../app/session/sign-out.ts';
import { useUser } from '../app/session/use-user.ts';
import { useHeadingFocus } from '#web/shell/use-heading-focus';

/** /unauthorized: the user's role does not allow this page or action. */
export function UnauthorizedScreen() {
  const { Id, FullName, Permissions } = useUser();
  const navigate = useNavigate();
  const heading = useHeadingFocus();
  useDocumentTitle('Not allowed');
  const changeUser = async () => {
    await signOutByChoice();
    void navigate('/login');
  };
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 520 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <LockIcon color="primary" sx={{ fontSize: 40 }} aria-hidden />
          <Typography variant="h1" ref={heading} tabIndex={-1}>
            You don’t have access to this page
          </Typography>
          <Typography color="textSecondary">
            {Id > 0
              ? `You are signed in as ${FullName}. This account has no access to what you tried to open. If you need it, ask your administrator.`
              : 'Sign in with an account that has access to what you tried to open.'}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {Permissions.length > 0 && (
              <Button variant="contained" component={RouterLink} to="/dashboard">
                Go to the dashboard
              </Button>
            )}
            <Button variant="outlined" onClick={() => void changeUser()}>
              Sign in as someone else
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </Box>
  );
}
