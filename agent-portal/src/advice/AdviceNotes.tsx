import { Button, Stack, Typography } from '@mui/material';
import { COMPENSATION_RULES, compensationFacts } from '#shared/advice/advice-rules';
import {
  type Advice,
  type AdviceLine,
  EARNED_PER,
  EARNED_PER_LABELS,
  type EarnedPer,
  MOST_DISCLOSURE_WORDS,
  MOST_WORDS,
} from '#shared/advice/advice.record';
import { unprintableProblem } from '#shared/formats/text';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { DateInput } from '#web/inputs/DateInput';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { RadioInput, YES_NO } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { TextInput } from '#web/inputs/TextInput';
import { RecordForm } from '#web/records/RecordForm';
import { FactList } from '../components/FactList.tsx';
import type { AdviceEditing, AdviceForm } from './use-advice.ts';

const SAID = 'What was asked and said';
const PAY = 'What the agent earns';
const LABELS = {
  Asked: 'What the client asked for',
  Said: 'What was said',
  Why: 'Why this plan, in the client’s words',
} as const;

const PERIODS = EARNED_PER.map((value) => ({ value, label: EARNED_PER_LABELS[value] }));

/** What only the agent knows: to be written down before a record is made. */
export const AdviceFields = ({ editing, line }: { editing: AdviceEditing; line: AdviceLine }) => {
  const { isDirty, isSubmitting } = editing.form.formState;
  return (
    <RecordForm
      editing={editing}
      actions={
        <>
          <Button disabled={!isDirty} onClick={editing.startAgain}>
            Discard changes
          </Button>
          <Button type="submit" variant="outlined" loading={isSubmitting}>
            Save notes
          </Button>
        </>
      }
    >
      <Stack spacing={3}>
        <FormSection
          title={SAID}
          help="Short and in plain words. Your client, an auditor or your successor may read it."
        >
          <FieldGrid columns={1}>
            <WordsInput name="Asked" hint="Needs, budget, and the doctors and drugs that matter" />
            <WordsInput name="Said" hint="What you explained, and what the client answered" />
            <WordsInput name="Why" hint="As the client said it" />
          </FieldGrid>
        </FormSection>
        <FormSection title={PAY} help={<CompensationRule line={line} />}>
          <FieldGrid>
            <CurrencyInput<AdviceForm>
              name="Earns"
              label="You earn"
              hint="Direct and indirect. Leave empty if not known"
            />
            <SelectInput<AdviceForm, EarnedPer> name="EarnsPer" label="For" options={PERIODS} noneLabel="Not known" />
            <DateInput<AdviceForm> name="DisclosedOn" label="Disclosed on" />
          </FieldGrid>
          <Stack spacing={1.5} sx={{ mt: 1.5 }}>
            {line === 'group' && (
              <RadioInput<AdviceForm, boolean>
                name="ExpectsThreshold"
                label="Do you expect $1,000 or more, direct and indirect?"
                options={YES_NO}
              />
            )}
            <TextInput<AdviceForm>
              name="Disclosure"
              label="What was disclosed"
              hint="The text that was given, or which document it was"
              rows={3}
              maxLength={MOST_DISCLOSURE_WORDS}
              check={unprintableProblem}
            />
          </Stack>
        </FormSection>
      </Stack>
    </RecordForm>
  );
};

const WordsInput = ({ name, hint }: { name: keyof typeof LABELS; hint: string }) => (
  <TextInput<AdviceForm>
    name={name}
    label={LABELS[name]}
    hint={hint}
    rows={3}
    maxLength={MOST_WORDS}
    check={unprintableProblem}
  />
);

const CompensationRule = ({ line }: { line: AdviceLine }) => (
  <>
    {COMPENSATION_RULES[line].text}
    <Typography variant="caption" component="p" sx={{ mt: 1 }}>
      {COMPENSATION_RULES[line].source}
    </Typography>
  </>
);

/** For those who see the quote and are not its agent. */
export const WrittenAdvice = ({ advice: { Line, Notes } }: { advice: Advice }) => (
  <Stack spacing={3}>
    <FormSection title={SAID}>
      <FactList
        isStacked
        facts={(['Asked', 'Said', 'Why'] as const).map((name) => [LABELS[name], <Words text={Notes[name]} />] as const)}
      />
    </FormSection>
    <FormSection title={PAY} help={<CompensationRule line={Line} />}>
      <FactList
        isStacked
        facts={compensationFacts(Line, Notes)
          .slice(RULE_FACTS)
          .map(([name, text]) => [name, <Words text={text} />] as const)}
      />
    </FormSection>
  </Stack>
);

/** Rule and source stand beside them. */
const RULE_FACTS = 2;

const Words = ({ text }: { text: string }) => <span style={{ whiteSpace: 'pre-line' }}>{text || 'Not noted'}</span>;
