import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { latinDigits } from '#shared/formats/text';
import type { Message } from '#shared/languages/language';
import { LINK_WORDS } from '#shared/languages/link.words';
import { CODE_INVALID } from '#shared/links/link';
import type { LinkAccess } from '#shared/links/link.record';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { errorMessage, fieldErrorsOf, isNotFound } from '#web/http/api-error';
import { PlainField } from '#web/inputs/PlainField';
import { FailedPartNotice } from '#web/shell/FailedPartNotice';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { LanguageFrame } from './LanguageFrame.tsx';
import { LinkMessage } from './LinkMessage.tsx';
import { ServerText } from './ServerText.tsx';
import { useTranslated, useWords } from './spoken.ts';

interface LinkScreenProps<Page> {
  title: Message;
  /** What the code is asked for. */
  lead: Message;
  /** What the server, and what the page shares with those of agents, say in English. */
  sentences: readonly Message[];
  open: (access: LinkAccess) => Promise<Page>;
  /** What is behind the link. */
  children: (opened: {
    access: LinkAccess;
    pages: Page;
    /** Shows the pages as they are by now. */
    onChanged: () => Promise<unknown>;
  }) => ReactNode;
}

/** A page behind #{token}: for someone with a link and its code. No account and no shell. */
export const LinkScreen = <Page,>(props: LinkScreenProps<Page>) => (
  <LanguageFrame sentences={props.sentences}>
    {(languageSwitch) => <Behind {...props} languageSwitch={languageSwitch} />}
  </LanguageFrame>
);

type BehindProps<Page> = LinkScreenProps<Page> & { languageSwitch: ReactNode };

function Behind<Page>({ title, lead, open, children, languageSwitch }: BehindProps<Page>) {
  const { say } = useWords();
  const [token] = useState(tokenInAddress);
  const [opened, setOpened] = useState<{ access: LinkAccess; pages: Page } | null>(null);
  const { mutate, mutateAsync, error, isPending } = useMutation({
    mutationFn: async (access: LinkAccess) => ({ access, pages: await open(access) }),
    onSuccess: setOpened,
  });
  const isOver = token === '' || isNotFound(error);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', p: { xs: 2, sm: 4 } }}>
      <Box sx={{ width: '100%', maxWidth: 800, mx: 'auto' }}>
        <LinkPageHead>{languageSwitch}</LinkPageHead>
        <FailedPartNotice />
        {isOver ? (
          <LinkMessage title={say(LINK_WORDS.cannotOpen)} hasFailed>
            <ServerText text={error ? errorMessage(error) : SHARE_LINK_NOT_VALID} />
          </LinkMessage>
        ) : opened ? (
          children({ ...opened, onChanged: () => mutateAsync(opened.access) })
        ) : (
          <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
            <CodeForm
              title={say(title)}
              lead={say(lead)}
              error={error}
              isBusy={isPending}
              onEntered={(Code) => mutate({ Token: token, Code })}
            />
          </Paper>
        )}
      </Box>
    </Box>
  );
}

/** Above every page behind a link: the product, and in which languages the page can be read. */
export const LinkPageHead = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
    <Box component="img" src="/favicon.svg" alt="" width={36} height={36} />
    <Typography variant="h3" component="p">
      Priority Quote
    </Typography>
    <Box sx={{ marginInlineStart: 'auto' }}>{children}</Box>
  </Stack>
);

/** The token stays in the URL: a reload must not lose it. */
const tokenInAddress = (): string => window.location.hash.slice(1);

interface CodeFormProps {
  title: string;
  lead: string;
  isBusy: boolean;
  /** Why the last code opened nothing. */
  error: Error | null;
  /** Six digits. */
  onEntered: (code: string) => void;
}

/** The second part, which the agent tells separately from the link. */
function CodeForm({ title, lead, isBusy, error, onEntered }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { say } = useWords();
  const translated = useTranslated();
  const refused = fieldErrorsOf(error)['Code']?.join(' ') ?? null;
  const shown = problem ?? refused;
  useDocumentTitle(title, shown !== null || error !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = latinDigits(typed).replaceAll(/\D/g, '');
    const isCode = code.length === 6;
    setProblem(isCode ? null : CODE_INVALID);
    if (isCode && !isBusy) {
      onEntered(code);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{lead}</Typography>
      {error && refused === null && (
        <Alert severity="error">
          <ServerText text={errorMessage(error)} />
        </Alert>
      )}
      <PlainField
        label={say(LINK_WORDS.code)}
        name="Code"
        autoComplete="one-time-code"
        value={typed}
        onChange={setTyped}
        problem={shown && translated(shown)}
        inputProps={{ dir: 'ltr', inputMode: 'numeric' }}
        announce
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {say(LINK_WORDS.goOn)}
      </Button>
    </Stack>
  );
}
