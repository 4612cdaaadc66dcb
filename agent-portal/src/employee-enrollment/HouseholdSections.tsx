import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { isSubscriber } from '#shared/census/household-rules';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import { employeeProblems, householdOf, plansOf } from '#shared/enrollment/employees/employees';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import { enrolls } from '#shared/enrollment/members/member-problems';
import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { formatName } from '#shared/formats/person-name';
import { dottedSsn } from '#shared/formats/ssn';
import { EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { call } from '#web/http/calls';
import { lazyPart } from '#web/shell/lazy-part';
import { type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import type { MemberStore } from '../components/member-form/MemberDialog.tsx';
import { MemberStateChip } from '../components/member-form/MemberStateChip.tsx';

const MemberDialog = lazyPart(async () => (await import('../components/member-form/MemberDialog.tsx')).MemberDialog);

/** Everybody in the household, and the form of one of them at a time: the agent's form, without the employer's part. */
export function HouseholdSections({ access, pages, onChanged }: Opened<EmployeePage>) {
  const { Members, Facts } = pages;
  const [openId, setOpenId] = useState<number | null>(null);
  const household = householdOf(Members, Members[0]?.EmployeeNumber ?? 0, Facts);
  const member = Members.find(({ Id }) => Id === openId);
  const store: MemberStore = {
    save: (body) => call(EMPLOYEE_CALLS.save, { body: { ...access, ...body } }),
    reload: async () => (await call(EMPLOYEE_CALLS.open, { body: access })).Members,
    // In this page's memory only: who has the phone next has no account to tell them apart.
    draftOf: (memberId) => ({ userId: 0, name: `employee-part-${memberId}` }),
  };
  return (
    <>
      {household.map((each) => (
        <PageSection key={each.Id} title={formatName(each)}>
          <Person member={each} facts={Facts} onEdit={() => setOpenId(each.Id)} />
        </PageSection>
      ))}
      <Suspense>
        {member && (
          <MemberDialog
            key={member.Id}
            store={store}
            context={{ member, employee: Members.find(isSubscriber), facts: Facts, writer: 'employee' }}
            field={null}
            hasNext={false}
            onSaved={() => {
              setOpenId(null);
              // What was saved is stored: without a connection, signing shows the page anew.
              onChanged().catch(() => undefined);
            }}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface PersonProps {
  member: EnrolledMember;
  facts: MemberFacts;
  onEdit: () => void;
}

function Person({ member, facts, onEdit }: PersonProps) {
  const { say, day } = useWords();
  const translated = useTranslated();
  const { born, medicalPlan, dentalPlan, vision, ssn, provider, fillIn, fillInFor, change, changeOf } = EMPLOYEE_WORDS;
  const problems = employeeProblems(member, facts);
  const isMissing = problems.length > 0;
  const isIn = enrolls(member);
  const { MedicalPlan, DentalPlan } = plansOf(member, facts);
  const lines = [
    say(born, {
      relationship: translated(RELATIONSHIP_LABELS[member.RelationshipToSubscriber]),
      day: day(member.DateOfBirth),
    }),
    MedicalPlan && say(medicalPlan, { plan: MedicalPlan }),
    DentalPlan && say(dentalPlan, { plan: DentalPlan }),
    member.VisionStatus === 'Enroll' && say(vision),
    member.SSN && say(ssn, { ssn: dottedSsn(member.SSN) }),
    member.PrimaryCareProviderName && say(provider, { name: member.PrimaryCareProviderName }),
  ].filter((line): line is string => Boolean(line));
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <MemberStateChip enrolls={isIn} problems={problems} />
      <div>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </div>
      {isMissing && (
        <Typography variant="body2">{problems.map(({ Message }) => translated(Message)).join(' ')}</Typography>
      )}
      <Button
        variant={isMissing ? 'contained' : 'outlined'}
        startIcon={<EditIcon />}
        aria-label={say(isMissing ? fillInFor : changeOf, { name: formatName(member) })}
        onClick={onEdit}
      >
        {say(isMissing ? fillIn : change)}
      </Button>
    </Stack>
  );
}
