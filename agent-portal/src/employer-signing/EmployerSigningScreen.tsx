import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EmployerPages } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { CONSENT_NEEDED, isFullName, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { ELIGIBLE_SENTENCES } from '#shared/languages/eligible.words';
import { LINK_WORDS } from '#shared/languages/link.words';
import { SIGNING_SENTENCES, SIGNING_WORDS } from '#shared/languages/signing.words';
import type { LinkAccess } from '#shared/links/link.record';
import { errorMessage } from '#web/http/api-error';
import { asking, call } from '#web/http/calls';
import { download } from '#web/http/files';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { Answerable, AnswerForm, AnswerPage, type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { OriginalOfConsent } from '../components/link-page/BesideOriginal.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { EligibleStep } from './EligibleStep.tsx';
import { ApplicationStep, BeforeSigning } from './EmployerSteps.tsx';
import { EmployersApplication } from './EmployersApplication.tsx';
import { NameAndConsent, type SignerFields } from '../components/signature/SignerInputs.tsx';

/** /sign#{token}: for an employer with a link and its code. */
export const EmployerSigningScreen = () => (
  <LinkScreen
    title={SIGNING_WORDS.signYours}
    lead={SIGNING_WORDS.codeLead}
    sentences={SENTENCES}
    open={(body) => call(EMPLOYER_SIGNING.open, { body })}
  >
    {(opened) => <SigningPages {...opened} />}
  </LinkScreen>
);

const SENTENCES = [...SIGNING_SENTENCES, ...ELIGIBLE_SENTENCES];

/** What became of the signature, or the application to be filled in, read and signed. */
function SigningPages(opened: Opened<EmployerPages>) {
  const { say, instant } = useWords();
  const { GroupName, SignedAt, SignedByName, Withdrawn, Agents, Steps } = opened.pages;
  const { noLongerCounts, downloadSigned, signedOn, next } = SIGNING_WORDS;
  const [isAnswering, setAnswering] = useState(false);
  if (isAnswering) {
    return <EmployersApplication {...opened} onBack={() => setAnswering(false)} />;
  }
  return SignedAt ? (
    <LinkMessage
      title={say(Withdrawn === null ? LINK_WORDS.thankYou : noLongerCounts)}
      action={<DownloadButton access={opened.access} label={say(downloadSigned)} />}
    >
      {say(signedOn, { name: SignedByName ?? '', group: GroupName, at: instant(SignedAt) })}{' '}
      {Withdrawn === null ? say(next) : <ServerText text={Withdrawn} />}
      <LinkContacts agents={Agents} />
    </LinkMessage>
  ) : Steps ? (
    <Application
      {...opened}
      steps={
        <>
          <ApplicationStep steps={Steps} onOpen={() => setAnswering(true)} />
          <EligibleStep {...opened} list={Steps.Eligible} />
        </>
      }
    />
  ) : (
    <Answerable pages={opened.pages} act="sign">
      <Application {...opened} />
    </Answerable>
  );
}

/** @param steps what the employer does before signing */
function Application({ steps, ...opened }: Opened<EmployerPages> & { steps?: ReactNode }) {
  const { say, day, language } = useWords();
  const { access, pages } = opened;
  const { GroupName, EffectiveDate, Sections, Problem, Steps } = pages;
  const { signYours, application, lead, leadToDo, inEnglish, yourSignature } = SIGNING_WORDS;
  const isReady = Problem === null;
  return (
    <AnswerPage
      pages={pages}
      documentTitle={say(signYours)}
      over={say(application)}
      title={GroupName}
      lead={
        <Stack spacing={2}>
          <span>{say(isReady ? lead : leadToDo, { day: day(EffectiveDate) })}</span>
          {isReady && language !== 'en' && <span>{say(inEnglish)}</span>}
          {isReady && <DownloadButton access={access} label={say(LINK_WORDS.downloadPdf)} />}
        </Stack>
      }
      answerTitle={say(yourSignature)}
      answer={
        Steps && !(isReady && Steps.Eligible.IsConfirmed) ? <BeforeSigning steps={Steps} /> : <Signature {...opened} />
      }
    >
      {steps}
      {Sections.length > 0 && (
        <Stack lang="en" dir="ltr" spacing={2}>
          {Sections.map((section) => (
            <Section key={section.Title} {...section} />
          ))}
        </Stack>
      )}
    </AnswerPage>
  );
}

/** In English, as it is signed. */
const Section = ({ Title, Lines }: EmployerPages['Sections'][number]) => (
  <PageSection title={Title}>
    <Box component="dl" sx={LINES}>
      {Lines.map(({ Label, Text }, index) => (
        <Box key={index} sx={LINE}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {Label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <TextWithPhones text={Text} />
          </Typography>
        </Box>
      ))}
    </Box>
    {Lines.length === 0 && (
      <Typography variant="body2" color="textSecondary">
        None
      </Typography>
    )}
  </PageSection>
);

function Signature({ access, pages, onChanged }: Opened<EmployerPages>) {
  const { say, language: Language } = useWords();
  const translated = useTranslated();
  const { EmployerName, Sha256, ConsentVersion, ConsentText } = pages;
  const consentText = translated(ConsentText);
  return (
    <AnswerForm<SignerFields>
      start={{ SignedByName: '', ApplicationEnteredConsent: false }}
      answer={(given) =>
        call(EMPLOYER_SIGNING.sign, { body: { ...access, ...given, Language, Sha256, ConsentVersion } })
      }
      button={say(LINK_WORDS.sign)}
      declining={{
        decline: (Reason) => call(EMPLOYER_SIGNING.decline, { body: { ...access, Language, Reason } }),
        title: say(SIGNING_WORDS.declineTitle),
        note: say(LINK_WORDS.notSignAfterwards),
      }}
      onChanged={onChanged}
      inputs={(disabled) => (
        <>
          <OriginalOfConsent text={ConsentText} />
          <NameAndConsent<SignerFields>
            label={say(LINK_WORDS.fullName)}
            isSigner={(name) => isFullName(name, EmployerName)}
            nameNeeded={translated(TYPE_YOUR_NAME)}
            consent="ApplicationEnteredConsent"
            consentText={consentText}
            consentNeeded={translated(CONSENT_NEEDED)}
            disabled={disabled}
          />
        </>
      )}
    />
  );
}

function DownloadButton({ access, label }: { access: LinkAccess; label: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(asking(EMPLOYER_SIGNING.print, { body: access })),
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && (
        <Alert severity="error">
          <ServerText text={errorMessage(error)} />
        </Alert>
      )}
    </Stack>
  );
}

const LINES = { m: 0, display: 'grid', rowGap: 1 } as const;
const LINE = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' }, columnGap: 2 } as const;
