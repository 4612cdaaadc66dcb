import { Box, Stack, Typography } from '@mui/material';
import type { ConsentKind } from '#shared/consents/consent-codes';
import { AGREE_FIRST, signAs } from '#shared/consents/consent-link';
import type { AgreementPage } from '#shared/consents/consent-link.record';
import { AGREEMENT } from '#shared/consents/consent-links.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { call } from '#web/http/calls';
import { Answerable, AnswerForm, AnswerPage, type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { NameAndConsent } from '../components/signature/SignerInputs.tsx';

/** /agree#{token}: for a client with a link and its code, who consents to an agent's help or confirms the application. */
export const AgreementScreen = () => (
  <LinkScreen
    title="Read and answer"
    lead="Your agent asks you to read something about your health coverage and to answer. Enter the six-digit code that your agent gave you by phone."
    open={(body) => call(AGREEMENT.open, { body })}
  >
    {(opened) => <AgreementPages {...opened} />}
  </LinkScreen>
);

const TITLES: Record<ConsentKind, string> = {
  Consent: 'Your consent to an agent’s help',
  Review: 'Your review of the application',
};
const AGREE_LABELS: Record<ConsentKind, string> = {
  Consent: 'I have read this and I agree. My typed name has the same effect as my signature by hand.',
  Review:
    'I have read this, the attestations included, and it is accurate and complete. My typed name has the same effect as my signature by hand.',
};
const BUTTONS: Record<ConsentKind, string> = { Consent: 'Agree', Review: 'Confirm' };
const NEXT: Record<ConsentKind, string> = {
  Consent:
    'Next, your agent helps you at the Health Insurance Marketplace. The marketplace may ask you to prove who you are, and to allow your agent ' +
    'to act for you.',
  Review: 'Next, your agent submits the application. The marketplace then tells you what it decides.',
};

/** What became of the answer, or what is to be answered. */
function AgreementPages(opened: Opened<AgreementPage>) {
  const { Kind, AnsweredAt, AnsweredByName, Overtaken, Text, Agents } = opened.pages;
  return AnsweredAt ? (
    <Stack spacing={2}>
      <LinkMessage title={Overtaken === null ? 'Thank you' : 'This answer no longer counts'}>
        {AnsweredByName} {Kind === 'Consent' ? 'agreed' : 'confirmed this'} on {formatInstant(AnsweredAt)}.{' '}
        {Overtaken ?? NEXT[Kind]}
        <LinkContacts agents={Agents} />
      </LinkMessage>
      <PageSection title="What was answered">
        <ReadableText text={Text} />
      </PageSection>
    </Stack>
  ) : (
    <Answerable pages={opened.pages} act="answer">
      <Agreement {...opened} />
    </Answerable>
  );
}

function Agreement({ access, pages, onChanged }: Opened<AgreementPage>) {
  const { Kind, ConsumerName, EffectiveDate, Text, Sha256 } = pages;
  return (
    <AnswerPage
      pages={pages}
      documentTitle={TITLES[Kind]}
      over={`For ${ConsumerName}`}
      title={TITLES[Kind]}
      lead={
        <>
          {EffectiveDate && `Coverage from ${formatDay(EffectiveDate)}. `}
          Please read everything below. If something is wrong, or you are not {ConsumerName}, do not answer: call your
          agent.
        </>
      }
      answerTitle="Your answer"
      answer={
        <AnswerForm
          start={{ SignedByName: '', Agreed: false }}
          answer={(given) => call(AGREEMENT.agree, { body: { ...access, ...given, Sha256 } })}
          button={BUTTONS[Kind]}
          declining={{
            decline: (Reason) => call(AGREEMENT.decline, { body: { ...access, Reason } }),
            title: 'Decline?',
            act: 'agree',
          }}
          onChanged={onChanged}
          inputs={(disabled) => (
            <NameAndConsent
              isSigner={(name) => isSignerOf(name, ConsumerName)}
              nameNeeded={signAs(ConsumerName)}
              consent="Agreed"
              consentText={AGREE_LABELS[Kind]}
              consentNeeded={AGREE_FIRST}
              disabled={disabled}
            />
          )}
        />
      }
    >
      <PageSection label="The text">
        <ReadableText text={Text} />
      </PageSection>
    </AnswerPage>
  );
}

/** What is agreed to, word for word, for a small screen: paragraphs, and lists where lines begin with a dash. */
const ReadableText = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph, index) => <Paragraph key={index} lines={paragraph.split('\n')} />);

function Paragraph({ lines }: { lines: readonly string[] }) {
  const items = lines.filter(isItem);
  const [before, after] = [lines.slice(0, lines.findIndex(isItem)), lines.slice(lines.findLastIndex(isItem) + 1)];
  return items.length === 0 ? (
    <Words text={lines.join(' ')} />
  ) : (
    <>
      <Words text={before.join(' ')} />
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 3 }}>
        {items.map((item) => (
          <Typography key={item} component="li" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            {item.slice(DASH.length)}
          </Typography>
        ))}
      </Box>
      {after.length > 0 && <Words text={after.join(' ')} />}
    </>
  );
}

const DASH = '- ';
const isItem = (line: string): boolean => line.startsWith(DASH);

const Words = ({ text }: { text: string }) => <Typography sx={{ overflowWrap: 'anywhere', mb: 2 }}>{text}</Typography>;
