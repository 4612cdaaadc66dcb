import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LINK_WORDS } from '#shared/languages/link.words';
import { errorMessage } from '#web/http/api-error';
import { PlainField } from '#web/inputs/PlainField';
import { ServerText } from './ServerText.tsx';
import { useWords } from './spoken.ts';

interface TellAgentProps {
  lead: ReactNode;
  label: string;
  hint: string;
  name: string;
  limit: number;
  /** As the agent can read it. */
  note: string;
  tell: (note: string) => Promise<void>;
  /** Shows the page as it is by now. */
  onTold: () => Promise<unknown>;
}

/** What somebody cannot change here, and tells the agent instead. */
export function TellAgent(props: TellAgentProps) {
  const { lead, label, hint, name, limit, note: stored, tell, onTold } = props;
  const { say } = useWords();
  /** null: as the agent can read it. */
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: tell,
    onSuccess: async () => {
      await onTold();
      setTyped(null);
    },
  });
  const note = (typed ?? stored).trim();
  const isTold = note === stored;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isTold && !isPending) {
      mutate(note);
    }
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={send} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2" color="textSecondary">
        {lead}
      </Typography>
      <PlainField
        label={label}
        name={name}
        multiline
        minRows={2}
        value={typed ?? stored}
        onChange={setTyped}
        hint={hint}
        inputProps={{ maxLength: limit }}
      />
      {error && (
        <Alert severity="error">
          <ServerText text={errorMessage(error)} />
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button type="submit" variant="outlined" disabled={isTold} loading={isPending}>
          {say(LINK_WORDS.tellAgent)}
        </Button>
        <Typography variant="body2" role="status">
          {isTold && note !== '' && say(LINK_WORDS.agentCanRead)}
        </Typography>
      </Stack>
    </Stack>
  );
}
