import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicationResponse } from '#shared/enrollment/application.record';
import type { EmployerApplication, EmployerPages } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { SIGNING_WORDS } from '#shared/languages/signing.words';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { locationQuery } from '#web/inputs/location-queries';
import { LeaveDialog } from '#web/records/use-leave-prompt';
import { lazyPart } from '#web/shell/lazy-part';
import { useDocumentTitle } from '#web/shell/use-document-title';
import type { ApplicationStore } from '../components/application-form/form/use-application-save.ts';
import type { Opened } from '../components/link-page/AnswerPage.tsx';
import { EnglishPart } from '../components/link-page/LanguageFrame.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useWords } from '../components/link-page/spoken.ts';
import { LookUps } from '../components/look-ups.ts';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { QUIETLY } from '../components/provider-picker/provider-picker-queries.ts';

const ApplicationEditor = lazyPart(
  async () => (await import('../components/application-form/ApplicationEditor.tsx')).ApplicationEditor,
);

/** The agent's form for it: how the agent submits is not asked here, and stays as it is. */
const inForm = (answers: EmployerApplication): ApplicationResponse => ({
  ...answers,
  QuoteId: 0,
  BypassMemberEnrollment: false,
  BypassSupportDocument: false,
  EarlierQuote: null,
  EditProblem: null,
  MayBypassDocuments: false,
});

const KEY = ['employers-application'];

/** The application in the agent's own form, in English, as it is signed. */
export function EmployersApplication(props: Opened<EmployerPages> & { onBack: () => void }) {
  const { access } = props;
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDocumentTitle(say(SIGNING_WORDS.answers));
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => inForm(await call(EMPLOYER_SIGNING.findAnswers, { body: access })),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Stack spacing={2}>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {say(SIGNING_WORDS.answers)}
      </Typography>
      <Typography color="textSecondary">{say(SIGNING_WORDS.answerLead)}</Typography>
      {data ? (
        <Form {...props} loaded={data} />
      ) : error ? (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Alert severity="error">
            <ServerText text={errorMessage(error)} />
          </Alert>
          <Stack direction="row" spacing={1}>
            <Button variant="contained" onClick={() => void refetch()}>
              {say(SIGNING_WORDS.tryAgain)}
            </Button>
            <Button onClick={props.onBack}>{say(SIGNING_WORDS.back)}</Button>
          </Stack>
        </Stack>
      ) : (
        <RowsSkeleton label={say(SIGNING_WORDS.loadingAnswers)} rows={6} />
      )}
    </Stack>
  );
}

type FormProps = Opened<EmployerPages> & { onBack: () => void; loaded: ApplicationResponse };

function Form({ access, onChanged, onBack, loaded }: FormProps) {
  const client = useQueryClient();
  const { say, language } = useWords();
  const [isAsking, setAsking] = useState(false);
  const agents = use(LookUps);
  const lookUps = useMemo(
    () => ({
      ...agents,
      place: (zip: string) => ({
        ...locationQuery(zip),
        queryFn: () => call(EMPLOYER_SIGNING.findPlace, { body: { ...access, Zip: zip } }, QUIETLY),
      }),
      canConfirmPlaces: false,
    }),
    [agents, access],
  );
  const read = async () => inForm(await call(EMPLOYER_SIGNING.findAnswers, { body: access }));
  const store: ApplicationStore = {
    // In this page's memory only: who has the phone next has no account to tell them apart.
    draft: { userId: 0, name: 'employers-application' },
    save: async ({ BypassMemberEnrollment: _members, BypassSupportDocument: _documents, ...answers }, Version) =>
      inForm(await call(EMPLOYER_SIGNING.saveAnswers, { body: { ...access, ...answers, Version } })),
    reload: read,
    onSaved: (stored) => client.setQueryData(KEY, stored),
  };
  const leave = async () => {
    // Without a connection, signing shows the page anew.
    await onChanged().catch(() => undefined);
    onBack();
  };
  return (
    <LookUps value={lookUps}>
      <EnglishPart>
        <Suspense>
          <ApplicationEditor
            loaded={loaded}
            store={store}
            saveLabel={say(SIGNING_WORDS.save)}
            back={(save) => (
              <Button
                lang={language}
                onClick={() => void save().then((isSaved) => (isSaved ? leave() : setAsking(true)))}
              >
                {say(SIGNING_WORDS.back)}
              </Button>
            )}
            onStored={(isComplete) => void (isComplete && leave())}
          />
        </Suspense>
        <LeaveDialog open={isAsking} onLeave={() => void leave()} onStay={() => setAsking(false)} />
      </EnglishPart>
    </LookUps>
  );
}
