import { useColorScheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import type { Decision } from '#shared/enrollment/decisions';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { deskPath } from '#shared/sales/review-desk';
import { ApiError, errorMessage } from '../http/api-error.ts';
import { WITH_NOTICE, call } from '../http/calls.ts';
import type { PaletteApp, PaletteChoice, PaletteCommand, PaletteOption } from './palette-option.ts';

/** "48", "#48". */
export const A_NUMBER = /^#?(\d{1,9})$/;

const COMMAND = /^(?:(claim|approve|pend|manual|reject|return)\s+)?#?(\d{1,9})$/;
const VERBS: Record<string, Decision> = {
  approve: 'Approve',
  pend: 'Pend',
  manual: 'Manual',
  reject: 'Reject',
  return: 'Return',
};

/** What can be done from the palette: "claim 48", "approve 48". */
export function useCommands(app: PaletteApp, text: string, type: (text: string) => void, showKeys: () => void) {
  const claimIt = useClaim(app);
  const [, verb = '', number] = COMMAND.exec(text.trim().toLowerCase()) ?? [];
  const hint = (word: string, title: string): PaletteCommand => ({
    id: `do-${word}`,
    title,
    detail: `Type its number: ${word} 48`,
    run: () => type(`${word} `),
    staysOpen: true,
  });
  const claiming: PaletteCommand = number
    ? {
        id: 'do-claim',
        title: `Claim ${number}`,
        detail: 'Assigns the quote to you',
        run: () => void claimIt(Number(number)),
      }
    : hint('claim', 'Claim a quote');
  return [
    ...(app.permissions.includes('internal') ? [claiming] : []),
    ...(app.name === 'console' ? [number ? deciding(verb, number) : hint('approve', 'Approve a quote')] : []),
    ...useColorCommands(),
    { id: 'do-keys', title: 'Keyboard shortcuts', detail: 'All keys', run: showKeys },
    { id: 'do-sign-out', title: 'Sign out', detail: '', run: app.signOut },
  ] satisfies PaletteChoice[];
}

/** Opens the quote on the review desk with the question of this decision; nothing is decided here. */
function deciding(verb: string, number: string): PaletteOption {
  const decision = VERBS[verb] ?? 'Approve';
  return {
    id: 'do-decide',
    title: `${decision} ${number}`,
    detail: 'Opens the quote and asks',
    to: deskPath('SmallGroupNewBusiness', Number(number)),
    isOtherApp: false,
    state: { decision },
  };
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

/** Claims a quote for the user, if nobody else has it; the message says which one, or why not. */
async function claim(quoteId: number): Promise<{ isDone: boolean; message: string }> {
  const [outcome] = await call(ASSIGNMENT_CALLS.assignMany, { body: { Ids: [quoteId] } }, WITH_NOTICE);
  return outcome?.IsDone
    ? { isDone: true, message: `Claimed quote ${quoteId}${outcome.ClientName ? ` of ${outcome.ClientName}` : ''}.` }
    : { isDone: false, message: outcome?.Message ?? `Quote ${quoteId} could not be claimed.` };
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
