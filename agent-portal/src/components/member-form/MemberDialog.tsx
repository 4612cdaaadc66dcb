import HelpIcon from '@mui/icons-material/HelpOutlined';
import { Alert, AlertTitle, Box, Button, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { isSubscriber } from '#shared/census/household-rules';
import type {
  EnrollmentMember,
  MemberDetails,
  SaveEnrollmentMemberRequest,
} from '#shared/enrollment/members/members.record';
import { isOutOfArea } from '#shared/enrollment/members/plan-problems';
import { emailProblem } from '#shared/formats/email';
import { censusNameProblem, formatName, LONGEST_NAME, middleInitialProblem } from '#shared/formats/person-name';
import { counted } from '#shared/formats/text';
import { FieldGrid } from '#web/inputs/FormSection';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { SsnInput } from '#web/inputs/SsnInput';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { TextInput } from '#web/inputs/TextInput';
import { SUMMARY_LINK } from '#web/records/ErrorSummary';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import type { DraftPlace } from '#web/records/stored-draft';
import { type RecordEditing, useRecordForm } from '#web/records/use-record-form';
import { lazyPart } from '#web/shell/lazy-part';
import { useReading } from '#web/shell/reading';
import { addressInputOf, MemberAddressInputs } from '../MemberAddressInputs.tsx';
import { EmploymentFields } from './EmploymentFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import {
  GENDER_CHOICES,
  type MemberContext,
  memberDifferences,
  type MemberForm,
  memberInForm,
  problemsInForm,
  toMemberForm,
  toSaveRequest,
} from './member-form.ts';

/** Where members are saved: by an agent, or by an employee with a link. */
export interface MemberStore {
  save: (member: MemberDetails & Pick<SaveEnrollmentMemberRequest, 'Id' | 'Version'>) => Promise<EnrollmentMember>;
  /** All that the writer can see, as stored by now. */
  reload: () => Promise<readonly EnrollmentMember[]>;
  draftOf: (memberId: number) => DraftPlace;
}

interface MemberDialogProps {
  store: MemberStore;
  context: MemberContext;
  /** The field to focus first, by its wire name. */
  field: string | null;
  /** There is another incomplete member to continue with. */
  hasNext: boolean;
  onSaved: (saved: EnrollmentMember, goOn: boolean) => void;
  onClose: () => void;
}

/** Edits a copy of a member: Cancel discards it. Spec 001 section 4, "Census member edit". */
export function MemberDialog({ store, context, field, hasNext, onSaved, onClose }: MemberDialogProps) {
  const { member } = context;
  const { text, day } = useReading();
  const editing = useMemberForm(store, context, (saved) => onSaved(saved, false));
  const { form } = editing;
  useEffect(() => {
    if (field) {
      // After the dialog has moved the focus to itself.
      const timer = setTimeout(() => form.setFocus(inputOf(field, form.getValues())), 0);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [field, form]);
  return (
    <RecordFormDialog
      editing={editing}
      title={formatName(member)}
      onClose={onClose}
      actions={
        hasNext && (
          <Button
            variant="outlined"
            disabled={form.formState.isSubmitting}
            onClick={() => void editing.submit((saved) => onSaved(saved, true))}
          >
            {text('Save and next')}
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('{relationship}, born {day}, age {age}', {
          relationship: text(RELATIONSHIP_LABELS[member.RelationshipToSubscriber]),
          day: day(member.DateOfBirth),
          age: member.Age,
        })}
        {context.writer !== 'employee' && `, employee number ${member.EmployeeNumber}`}
      </Typography>
      <Stack spacing={3}>
        <MissingList context={context} focusField={(name) => form.setFocus(inputOf(name, form.getValues()))} />
        <Part title="Person">
          <PersonFields member={member} />
        </Part>
        {isSubscriber(member) && context.writer !== 'employee' && (
          <Part title="Employment">
            <EmploymentFields {...context} />
          </Part>
        )}
        <Part title="Home and mail">
          <HomeFields {...context} />
        </Part>
        <Part title="Plans">
          <PlanFields {...context} />
        </Part>
      </Stack>
    </RecordFormDialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  const { text } = useReading();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1.5 }}>
        {text(title)}
      </Typography>
      {children}
    </section>
  );
};

/** Edits a copy of one member, kept in memory until it is saved or discarded. */
function useMemberForm(
  { save, reload, draftOf }: MemberStore,
  context: MemberContext,
  onSaved: (saved: EnrollmentMember) => void,
): RecordEditing<MemberForm, EnrollmentMember> {
  const { member } = context;
  const { text } = useReading();
  return useRecordForm<MemberForm, EnrollmentMember>({
    noun: 'member',
    start: toMemberForm(member),
    version: member.Version,
    draft: draftOf(member.Id),
    save: (values, version) => save(toSaveRequest(values, member.Id, version ?? member.Version)),
    onSaved,
    others: {
      reload: async () => (await reload()).find(({ Id }) => Id === member.Id) ?? null,
      toForm: toMemberForm,
      differences: (mine, theirs) => memberDifferences(context, mine, theirs, text),
    },
  });
}

/** What would still be missing if the form were saved now; each line links to its field. Does not prevent saving. */
function MissingList({ context, focusField }: { context: MemberContext; focusField: (name: string) => void }) {
  const { control } = useFormContext<MemberForm>();
  const { text } = useReading();
  const problems = problemsInForm(useWatch({ control }) as MemberForm, context);
  return (
    <div role="status">
      {problems.length === 0 ? (
        <Alert severity="success">{text('This member is complete.')}</Alert>
      ) : (
        <Alert severity="info">
          <AlertTitle component="h3">
            {text(counted(problems.length, 'entry is still needed', 'entries are still needed'))}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {problems.map(({ Field, Message }) => (
              <li key={`${Field} ${Message}`}>
                <Link component="button" type="button" onClick={() => focusField(Field)} {...SUMMARY_LINK}>
                  {text(Message)}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}

const inputOf = (field: string, { HomeAddress }: Pick<MemberForm, 'HomeAddress'>): FieldPath<MemberForm> =>
  addressInputOf(field, HomeAddress.FullPostalCode !== '') as FieldPath<MemberForm>;

/** The member's identity and contact details. */
const PersonFields = ({ member }: { member: EnrollmentMember }) => (
  <FieldGrid columns={3}>
    <TextInput<MemberForm>
      name="FirstName"
      label="First name"
      required
      maxLength={LONGEST_NAME}
      check={censusNameProblem}
    />
    <TextInput<MemberForm> name="MiddleInitial" label="Middle initial" maxLength={4} check={middleInitialProblem} />
    <TextInput<MemberForm>
      name="LastName"
      label="Last name"
      required
      maxLength={LONGEST_NAME}
      check={censusNameProblem}
    />
    <SelectInput<MemberForm> name="Gender" label="Gender" options={GENDER_CHOICES} noneLabel="Not given" />
    <SsnInput<MemberForm> name="SSN" label="SSN" />
    <PhoneInput<MemberForm> name="HomeNumber" label="Home phone" />
    <TextInput<MemberForm>
      name="EmailAddress"
      label="Email"
      type="email"
      check={emailProblem}
      hint={member.RelationshipToSubscriber === 'Self' ? 'Optional' : undefined}
    />
  </FieldGrid>
);

const OutOfAreaHelpDialog = lazyPart(async () => (await import('./OutOfAreaHelpDialog.tsx')).OutOfAreaHelpDialog);

/** The member's home and mailing address. A dependent shares the employee's home unless stated otherwise. */
function HomeFields(context: MemberContext) {
  const { member, facts } = context;
  const { text } = useReading();
  const { control, setValue } = useFormContext<MemberForm>();
  const form = useWatch({ control }) as MemberForm;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const enrolled = memberInForm(form, context);
  const isEmployee = isSubscriber(member);
  return (
    <Stack spacing={2}>
      {!isEmployee && <SwitchInput<MemberForm> name="LivesWithEmployee" label="Lives with the employee" />}
      {(isEmployee || !form.LivesWithEmployee) && (
        <MemberAddressInputs
          path="HomeAddress"
          hasCounty
          onCounty={(county) => setValue('RateArea', county?.RateArea ?? null)}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {text(areaText(enrolled.HomeAddress.CountyFips, enrolled.RateArea))}
        </Typography>
        <Button size="small" startIcon={<HelpIcon />} onClick={() => setHelpOpen(true)}>
          {text('Out-of-area help')}
        </Button>
      </Stack>
      {isOutOfArea(enrolled, facts) && (
        <Alert severity="info">
          {text('This home is outside the service area of the plan. The member is reported as out of area.')}
        </Alert>
      )}
      <SwitchInput<MemberForm>
        name="MailingAddressSameAsHome"
        label={isEmployee ? 'The mailing address is the home address' : 'Mail goes to the home of the employee'}
      />
      {!form.MailingAddressSameAsHome && <MemberAddressInputs path="MailingAddress" hasCounty={false} />}
      {isHelpOpen && (
        <Suspense>
          <OutOfAreaHelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function areaText(countyFips: string, rateArea: number | null): string {
  if (countyFips === '') {
    return 'The county determines the rating area.';
  }
  return rateArea === null ? 'Outside Michigan: no rating area.' : `Rating area ${rateArea}.`;
}
