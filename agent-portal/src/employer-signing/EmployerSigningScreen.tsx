import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { EmployerPages } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { LinkAccess } from '#shared/links/link.record';
import { errorMessage } from '#web/http/api-error';
import { asking, call } from '#web/http/calls';
import { download } from '#web/http/files';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { Answerable, AnswerForm, AnswerPage, type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { type SignerFields, SignerInputs } from '../components/signature/SignerInputs.tsx';

/** /sign#{token}: for an employer with a link and its code. */
export const EmployerSigningScreen = () => (
  <LinkScreen
    title="Sign your application"
    lead="Your agent asks you to review and sign your group’s enrollment application. Enter the six-digit code that your agent gave you."
    open={(body) => call(EMPLOYER_SIGNING.open, { body })}
  >
    {(opened) => <SigningPages {...opened} />}
  </LinkScreen>
);

/** What became of the signature, or the application to be read and signed. */
function SigningPages(opened: Opened<EmployerPages>) {
  const { GroupName, SignedAt, SignedByName, Withdrawn, Agents } = opened.pages;
  return SignedAt ? (
    <LinkMessage
      title={Withdrawn === null ? 'Thank you' : 'This signature no longer counts'}
      action={<DownloadButton access={opened.access} label="Download what was signed" />}
    >
      {SignedByName} signed the application of {GroupName} on {formatInstant(SignedAt)}.{' '}
      {Withdrawn ?? 'Your agent can see it and will submit the application.'}
      <LinkContacts agents={Agents} />
    </LinkMessage>
  ) : (
    <Answerable pages={opened.pages} act="sign">
      <Application {...opened} />
    </Answerable>
  );
}

function Application({ access, pages, onChanged }: Opened<EmployerPages>) {
  const { GroupName, EffectiveDate, EmployerName, Sections, Sha256, ConsentVersion, ConsentText } = pages;
  return (
    <AnswerPage
      pages={pages}
      documentTitle="Sign your application"
      over="Group enrollment application"
      title={GroupName}
      lead={
        <Stack spacing={2}>
          <span>
            Coverage from {formatDay(EffectiveDate)}. Please read everything below. If something is wrong, do not sign:
            call your agent.
          </span>
          <DownloadButton access={access} />
        </Stack>
      }
      answerTitle="Your signature"
      answer={
        <AnswerForm<SignerFields>
          start={{ SignedByName: '', ApplicationEnteredConsent: false }}
          answer={(given) => call(EMPLOYER_SIGNING.sign, { body: { ...access, ...given, Sha256, ConsentVersion } })}
          button="Sign"
          declining={{
            decline: (Reason) => call(EMPLOYER_SIGNING.decline, { body: { ...access, Reason } }),
            title: 'Decline to sign?',
            act: 'sign',
          }}
          onChanged={onChanged}
          inputs={(disabled) => <SignerInputs signer={EmployerName} consentText={ConsentText} disabled={disabled} />}
        />
      }
    >
      {Sections.map(({ Title, Lines }) => (
        <PageSection key={Title} title={Title}>
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
      ))}
    </AnswerPage>
  );
}

function DownloadButton({ access, label = 'Download PDF' }: { access: LinkAccess; label?: string }) {
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
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
    </Stack>
  );
}

const LINES = { m: 0, display: 'grid', rowGap: 1 } as const;
const LINE = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' }, columnGap: 2 } as const;
