import { useColorScheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, errorMessage } from '../http/api-error.ts';
import { claim } from './claim.ts';
import type { PaletteApp, PaletteCommand } from './palette-option.ts';

const CLAIM = /^claim\s+#?(\d{1,9})$/i;

/** What can be done from the palette. */
export function useCommands(app: PaletteApp, text: string, type: (text: string) => void, showKeys: () => void) {
  const claimIt = useClaim(app);
  const [, number] = CLAIM.exec(text.trim()) ?? [];
  const claiming: PaletteCommand =
    number === undefined
      ? {
          id: 'do-claim',
          title: 'Claim a quote',
          detail: 'Type its number: claim 48',
          run: () => type('claim '),
          staysOpen: true,
        }
      : {
          id: 'do-claim',
          title: `Claim ${number}`,
          detail: 'Assigns the quote to you',
          run: () => void claimIt(Number(number)),
        };
  return [
    ...(app.permissions.includes('internal') ? [claiming] : []),
    ...useColorCommands(),
    { id: 'do-keys', title: 'Keyboard shortcuts', detail: 'All keys', run: showKeys },
    { id: 'do-sign-out', title: 'Sign out', detail: '', run: app.signOut },
  ];
}

function useClaim({ notify }: PaletteApp) {
  const queryClient = useQueryClient();
  return async (quoteId: number) => {
    try {
      const { isDone, message } = await claim(quoteId);
      notify(message, !isDone);
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError && error.reported)) {
        notify(errorMessage(error), true);
      }
    }
  };
}

/** The colors that are not shown now. */
function useColorCommands(): PaletteCommand[] {
  const { mode = 'system', systemMode, setMode } = useColorScheme();
  const next = (mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'do-colors',
      title: next === 'dark' ? 'Dark colors' : 'Light colors',
      detail: 'Theme',
      run: () => setMode(next),
    },
  ];
}
