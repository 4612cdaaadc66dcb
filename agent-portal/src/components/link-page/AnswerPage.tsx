import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Paper,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { LINK_WORDS } from '#shared/languages/link.words';
import type { Words } from '#shared/languages/words';
import { DECLINE_REASON_LIMIT } from '#shared/links/link';
import type { ANSWER_PAGE, LinkAccess } from '#shared/links/link.record';
import type { Wire } from '#shared/records/field';
import { errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { LinkContacts } from './LinkContacts.tsx';
import { LinkMessage } from './LinkMessage.tsx';
import { ServerText } from './ServerText.tsx';
import { useTranslated, useWords } from './spoken.ts';

/** What is behind a link with which somebody signs or agrees. */
export interface Opened<Page = Wire<typeof ANSWER_PAGE>> {
  access: LinkAccess;
  pages: Page;
  /** Shows the pages as they are by now. */
  onChanged: () => Promise<unknown>;
}

interface AnswerableProps {
  pages: Opened['pages'];
  /** "sign": in the words of what cannot be done. */
  act: 'sign' | 'answer';
  children: ReactNode;
}

/** What is to be answered; or that it was declined, or cannot be answered now. */
export function Answerable({ pages: { DeclinedAt, Problem, Agents }, act, children }: AnswerableProps) {
  const { say, instant } = useWords();
  const { youDeclined, youDeclinedToSign, declinedOn, nothingToAnswer, nothingToSign } = LINK_WORDS;
  return DeclinedAt ? (
    <LinkMessage title={say(act === 'sign' ? youDeclinedToSign : youDeclined)}>
      {say(declinedOn, { at: instant(DeclinedAt) })}
      <LinkContacts agents={Agents} />
    </LinkMessage>
  ) : Problem === null ? (
    children
  ) : (
    <LinkMessage title={say(act === 'sign' ? nothingToSign : nothingToAnswer)}>
      <ServerText text={Problem} />
      <LinkContacts agents={Agents} />
    </LinkMessage>
  );
}

interface AnswerPageProps {
  pages: Opened['pages'];
  documentTitle: string;
  over: string;
  title: string;
  lead: ReactNode;
  /** What is read before it is answered. */
  children: ReactNode;
  answerTitle: string;
  answer: ReactNode;
}

/** What somebody reads, and where they sign it or agree to it. */
export function AnswerPage({
  pages,
  documentTitle,
  over,
  title,
  lead,
  children,
  answerTitle,
  answer,
}: AnswerPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { say, instant } = useWords();
  useEffect(() => heading.current?.focus(), []);
  useDocumentTitle(documentTitle);
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={PAPER}>
        <Typography variant="subtitle2" color="primary">
          {over}
        </Typography>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" component="div" sx={{ mt: 1 }}>
          {lead}
        </Typography>
        <LinkContacts agents={pages.Agents} />
      </Paper>
      {children}
      <PageSection title={answerTitle}>{answer}</PageSection>
      <Typography variant="body2" color="textSecondary">
        {say(LINK_WORDS.validUntil, { at: instant(pages.ExpiresAt) })}
      </Typography>
    </Stack>
  );
}

/** @param label its name where it has no heading */
export const PageSection = ({ title, label, children }: { title?: string; label?: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" aria-label={title ?? label} sx={PAPER}>
    {title && (
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
    )}
    {children}
  </Paper>
);

const PAPER = { p: { xs: 2, sm: 3 } } as const;

interface AnswerFormProps<Fields extends FieldValues> {
  start: DefaultValues<Fields>;
  answer: (given: Fields) => Promise<void>;
  button: string;
  /** Absent where the answer itself can be no. */
  declining?: {
    decline: (reason: string) => Promise<void>;
    title: string;
    /** What is not possible any more once it is declined. */
    note: string;
  };
  onChanged: () => Promise<unknown>;
  inputs: (disabled: boolean) => ReactNode;
}

/** They type their name and agree; or decline. */
export function AnswerForm<Fields extends FieldValues>(props: AnswerFormProps<Fields>) {
  const { start, answer, button, declining, onChanged, inputs } = props;
  const [isDeclining, setDeclining] = useState(false);
  const words = useWords();
  const translated = useTranslated();
  const form = useForm<Fields>({ defaultValues: start, mode: 'onTouched', shouldFocusError: false });
  const { mutate, isPending, error } = useMutation({
    mutationFn: answer,
    onSuccess: onChanged,
    onError: async (refused) => {
      const fields = fieldErrorsOf(refused);
      const said = Object.entries(fields).map(([name, messages]) => [name, messages.map(translated)] as const);
      showFieldErrors(form, Object.fromEntries(said));
      if (Object.keys(fields).length === 0 && !mayWorkLater(refused)) {
        // Answered by somebody else, or changed: what is shown is no longer what can be answered.
        await onChanged();
      }
    },
  });
  useMessagesIn(words, form);
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        useFlexGap
        spacing={2}
        onSubmit={(event) => void form.handleSubmit((given) => mutate(given))(event)}
        sx={{ alignItems: 'flex-start', '& .MuiAlert-root': { m: 0 } }}
      >
        <ErrorSummary title={words.say(LINK_WORDS.correct)} />
        {inputs(isPending)}
        {error && (
          <Alert severity="error">
            <ServerText text={errorMessage(error)} />
          </Alert>
        )}
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            {button}
          </Button>
          {declining && (
            <Button size="large" disabled={isPending} onClick={() => setDeclining(true)}>
              {words.say(LINK_WORDS.decline)}
            </Button>
          )}
        </Stack>
      </Stack>
      {declining && isDeclining && (
        <DeclineDialog
          title={declining.title}
          note={declining.note}
          decline={declining.decline}
          onDeclined={onChanged}
          onClose={() => setDeclining(false)}
        />
      )}
    </FormProvider>
  );
}

/** In another language the messages at the fields are, too. */
function useMessagesIn<Fields extends FieldValues>(words: Words, { formState, trigger }: UseFormReturn<Fields>): void {
  const { isSubmitted } = formState;
  useEffect(() => {
    if (isSubmitted) {
      void trigger();
    }
  }, [words, isSubmitted, trigger]);
}

interface DeclineDialogProps {
  title: string;
  note: string;
  decline: (reason: string) => Promise<void>;
  onDeclined: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason, which the agent reads. */
function DeclineDialog({ title, note, decline, onDeclined, onClose }: DeclineDialogProps) {
  const { say } = useWords();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => decline(reason.trim()),
    onSuccess: onDeclined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog over another form: React events bubble to the outer form.
    event.stopPropagation();
    mutate();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
            <TextField
              label={say(LINK_WORDS.reason)}
              name="Reason"
              multiline
              minRows={2}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: DECLINE_REASON_LIMIT } }}
              autoFocus
            />
            {error && (
              <Alert severity="error">
                <ServerText text={errorMessage(error)} />
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say(LINK_WORDS.cancel)}</Button>
          <Button type="submit" variant="contained" color="error" loading={isPending}>
            {say(LINK_WORDS.decline)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
