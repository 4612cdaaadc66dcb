import { Alert, Stack, Typography } from '@mui/material';
import { CONFIRM_LIST, ELIGIBLE_NOTE_LIMIT } from '#shared/enrollment/eligible-employees';
import type { EligibleList, EmployerPages } from '#shared/enrollment/employer-signature.record';
import { EMPLOYER_SIGNING } from '#shared/enrollment/signature.calls';
import { isFullName, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { ELIGIBLE_SAID } from '#shared/languages/eligible.words';
import { LINK_WORDS } from '#shared/languages/link.words';
import { call } from '#web/http/calls';
import { AnswerForm, type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { OriginalOfConsent } from '../components/link-page/BesideOriginal.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { TellAgent } from '../components/link-page/TellAgent.tsx';
import { NameAndConsent } from '../components/signature/SignerInputs.tsx';
import { StepState } from './EmployerSteps.tsx';

/** The employees, whom the employer confirms; or says what is wrong with the list, which is the agent's. */
export function EligibleStep(opened: Opened<EmployerPages> & { list: EligibleList }) {
  const { access, list, onChanged } = opened;
  const { say, instant } = useWords();
  const { Employees, IsConfirmed, ConfirmedAt, ConfirmedByName, Note } = list;
  const { whoIsEligible, lead, confirmedOn, overtaken, noteLead, noteLabel, noteHint } = ELIGIBLE_SAID;
  return (
    <PageSection title={say(whoIsEligible)}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <StepState isDone={IsConfirmed} />
        <Typography variant="body2">
          {IsConfirmed
            ? say(confirmedOn, { name: ConfirmedByName ?? '', at: instant(ConfirmedAt ?? '') })
            : say(lead, { count: Employees.length })}
        </Typography>
        {!IsConfirmed && ConfirmedAt !== null && Note === '' && <Alert severity="warning">{say(overtaken)}</Alert>}
        <EmployeeLines employees={Employees} />
        {!IsConfirmed && <Confirm {...opened} />}
        <TellAgent
          lead={say(noteLead)}
          label={say(noteLabel)}
          hint={say(noteHint)}
          name="Note"
          limit={ELIGIBLE_NOTE_LIMIT}
          note={Note}
          tell={(note) => call(EMPLOYER_SIGNING.noteEligible, { body: { ...access, Note: note } })}
          onTold={onChanged}
        />
      </Stack>
    </PageSection>
  );
}

function EmployeeLines({ employees }: { employees: EligibleList['Employees'] }) {
  const { say } = useWords();
  const { whoIsEligible, enrolls, waives } = ELIGIBLE_SAID;
  return (
    <Stack component="ul" aria-label={say(whoIsEligible)} spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {employees.map(({ Name, IsEnrolling, WaiveReason }, index) => (
        <li key={index}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{Name}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {say(IsEnrolling ? enrolls : waives)}
            {WaiveReason && (
              <>
                {': '}
                <ServerText text={WaiveReason} />
              </>
            )}
          </Typography>
        </li>
      ))}
    </Stack>
  );
}

interface ConfirmFields {
  SignedByName: string;
  Agreed: boolean;
}

function Confirm({ access, pages, list, onChanged }: Opened<EmployerPages> & { list: EligibleList }) {
  const { say, language: Language } = useWords();
  const translated = useTranslated();
  const { Words, WordsVersion, Sha256 } = list;
  const words = translated(Words);
  return (
    <AnswerForm<ConfirmFields>
      start={{ SignedByName: '', Agreed: false }}
      answer={(given) =>
        call(EMPLOYER_SIGNING.confirmEligible, { body: { ...access, ...given, Language, WordsVersion, Sha256 } })
      }
      button={say(ELIGIBLE_SAID.confirm)}
      onChanged={onChanged}
      inputs={(disabled) => (
        <>
          <OriginalOfConsent text={Words} />
          <NameAndConsent<ConfirmFields>
            label={say(LINK_WORDS.fullName)}
            isSigner={(name) => isFullName(name, pages.EmployerName)}
            nameNeeded={translated(TYPE_YOUR_NAME)}
            consent="Agreed"
            consentText={words}
            consentNeeded={translated(CONFIRM_LIST)}
            disabled={disabled}
          />
        </>
      )}
    />
  );
}
