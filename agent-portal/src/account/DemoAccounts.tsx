import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, List, ListItem, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import type { DemoAccount } from '#shared/session/account.record';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  disabled: boolean;
  onChoose: (userName: string) => void;
}

/** One click signs in. Only a server in demo mode sends these accounts. */
export const DemoAccounts = ({ accounts, disabled, onChoose }: DemoAccountsProps) => (
  <Paper variant="outlined" component="section" aria-labelledby="demo-title">
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, pb: 1 }}>
      <Typography variant="h2" id="demo-title">
        Demo accounts
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Choose one to sign in. All data is made up.
      </Typography>
    </Box>
    <List sx={{ px: 1, pb: 1 }}>
      {accounts.map(({ UserName, FullName, Description }) => (
        <ListItem key={UserName} disablePadding>
          <ListItemButton
            disabled={disabled}
            onClick={() => onChoose(UserName)}
            sx={{ borderRadius: 1, py: 0.25, px: 2 }}
          >
            <ListItemText
              primary={FullName}
              secondary={Description}
              slotProps={{ primary: { variant: 'subtitle2', component: 'span' }, secondary: { variant: 'body2' } }}
            />
            <Typography variant="caption" color="textSecondary" sx={{ ml: 2 }}>
              {UserName}
            </Typography>
            <ChevronRightIcon color="primary" fontSize="small" sx={{ ml: 0.5 }} aria-hidden />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </Paper>
);
