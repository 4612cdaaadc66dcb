import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { SecondStep } from '#web/second-step/SecondStep';
import { consoleTheme } from '../layout/console-theme.ts';
import { queryClient } from '../providers/query-client.ts';

const theme = createTheme(consoleTheme);

interface ConsoleSecondStepProps {
  onSignedIn: (user: CurrentUserResponse) => void;
  onLeave: () => void;
}

/** The second step on the console's sign-in page, which itself does without the component library. */
export const ConsoleSecondStep = (props: ConsoleSecondStepProps) => (
  <ThemeProvider theme={theme}>
    <QueryClientProvider client={queryClient}>
      <SecondStep {...props} />
    </QueryClientProvider>
  </ThemeProvider>
);
