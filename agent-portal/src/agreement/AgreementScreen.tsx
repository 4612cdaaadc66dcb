import { Box, Stack, Typography } from '@mui/material';
import type { ConsentKind } from '#shared/consents/consent-codes';
import { AGREE_FIRST, signAs } from '#shared/consents/consent-link';
import type { AgreementPage } from '#shared/consents/consent-link.record';
import { AGREEMENT } from '#shared/consents/consent-links.calls';
import { isSignerOf } from '#shared/enrollment/signing';
import { AGREEMENT_SENTENCES, AGREEMENT_WORDS } from '#shared/languages/agreement.words';
import type { Message } from '#shared/languages/language';
import { LINK_WORDS } from '#shared/languages/link.words';
import { call } from '#web/http/calls';
import { Answerable, AnswerForm, AnswerPage, type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { BesideOriginal } from '../components/link-page/BesideOriginal.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { NameAndConsent } from '../components/signature/SignerInputs.tsx';

/** /agree#{token}: for a client with a link and its code, who consents to an agent's help or confirms the application. */
export const AgreementScreen = () => (
  <LinkScreen
    title={AGREEMENT_WORDS.readAndAnswer}
    lead={AGREEMENT_WORDS.codeLead}
    sentences={AGREEMENT_SENTENCES}
    open={(body) => call(AGREEMENT.open, { body })}
  >
    {(opened) => <AgreementPages {...opened} />}
  </LinkScreen>
);

const { consentTitle, reviewTitle, agreeLabel, confirmLabel, agree, confirm } = AGREEMENT_WORDS;
const { agreedOn, confirmedOn, afterConsent, afterReview } = AGREEMENT_WORDS;

const WORDS: Record<ConsentKind, Record<'title' | 'label' | 'button' | 'answered' | 'next', Message>> = {
  Consent: { title: consentTitle, label: agreeLabel, button: agree, answered: agreedOn, next: afterConsent },
  Review: { title: reviewTitle, label: confirmLabel, button: confirm, answered: confirmedOn, next: afterReview },
};

/** What became of the answer, or what is to be answered. */
function AgreementPages(opened: Opened<AgreementPage>) {
  const { say, instant } = useWords();
  const { Kind, AnsweredAt, AnsweredByName, Overtaken, Agents } = opened.pages;
  const { noLongerCounts, whatWasAnswered } = AGREEMENT_WORDS;
  return AnsweredAt ? (
    <Stack spacing={2}>
      <LinkMessage title={say(Overtaken === null ? LINK_WORDS.thankYou : noLongerCounts)}>
        {say(WORDS[Kind].answered, { name: AnsweredByName ?? '', at: instant(AnsweredAt) })}{' '}
        {Overtaken === null ? say(WORDS[Kind].next) : <ServerText text={Overtaken} />}
        <LinkContacts agents={Agents} />
      </LinkMessage>
      <PageSection title={say(whatWasAnswered)}>
        <ReadText pages={opened.pages} />
      </PageSection>
    </Stack>
  ) : (
    <Answerable pages={opened.pages} act="answer">
      <Agreement {...opened} />
    </Answerable>
  );
}

function Agreement({ access, pages, onChanged }: Opened<AgreementPage>) {
  const { say, day, language: Language } = useWords();
  const translated = useTranslated();
  const { Kind, ConsumerName, EffectiveDate, Sha256 } = pages;
  const { title, label, button } = WORDS[Kind];
  const { forClient, coverageFrom, pleaseRead, theText, yourAnswer, declineTitle } = AGREEMENT_WORDS;
  return (
    <AnswerPage
      pages={pages}
      documentTitle={say(title)}
      over={say(forClient, { name: ConsumerName })}
      title={say(title)}
      lead={
        <>
          {EffectiveDate && `${say(coverageFrom, { day: day(EffectiveDate) })} `}
          {say(pleaseRead, { name: ConsumerName })}
        </>
      }
      answerTitle={say(yourAnswer)}
      answer={
        <AnswerForm
          start={{ SignedByName: '', Agreed: false }}
          answer={(given) => call(AGREEMENT.agree, { body: { ...access, ...given, Language, Sha256 } })}
          button={say(button)}
          declining={{
            decline: (Reason) => call(AGREEMENT.decline, { body: { ...access, Language, Reason } }),
            title: say(declineTitle),
            note: say(LINK_WORDS.notAgreeAfterwards),
          }}
          onChanged={onChanged}
          inputs={(disabled) => (
            <NameAndConsent
              label={say(LINK_WORDS.fullName)}
              isSigner={(name) => isSignerOf(name, ConsumerName)}
              nameNeeded={translated(signAs(ConsumerName))}
              consent="Agreed"
              consentText={say(label)}
              consentNeeded={translated(AGREE_FIRST)}
              disabled={disabled}
            />
          )}
        />
      }
    >
      <PageSection label={say(theText)}>
        <ReadText pages={pages} />
      </PageSection>
    </AnswerPage>
  );
}

/** The English text, which counts; beside its translation in the language of the page, if there is one. */
function ReadText({ pages: { Text, Translations } }: { pages: AgreementPage }) {
  const { say, language } = useWords();
  const translation = Translations.find(({ Language }) => Language === language);
  const original = <ReadableText text={Text} />;
  return translation ? (
    <BesideOriginal original={original}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {say(AGREEMENT_WORDS.originalCounts)}
      </Typography>
      <ReadableText text={translation.Text} />
    </BesideOriginal>
  ) : (
    <Box lang="en" dir="ltr">
      {original}
    </Box>
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
      <Box component="ul" sx={{ mt: 0, mb: 2, paddingInlineStart: 3 }}>
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
