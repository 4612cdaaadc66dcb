import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import type {
  EnrollingMember,
  EnrollmentPageResponse,
  PanelProblem,
} from '#shared/individual-enrollment/individual-enrollment.record';
import { askedInfo } from '#shared/individual-enrollment/member-info';
import { DetailSection } from '../components/DetailSection.tsx';
import { PanelState } from './panels/PanelState.tsx';
import { termsAsked } from './saving/asked-terms.ts';
import { type EnrollmentForm, personTitle } from './saving/enrollment-form.ts';
import { PersonFields } from './PersonFields.tsx';

interface MemberInfoPanelProps {
  page: EnrollmentPageResponse;
  problems: readonly PanelProblem[];
  people: { has: (memberId: number) => boolean; toggle: (memberId: number) => void };
  onOpened: () => void;
}

/** A section for each person who is asked something. */
export const MemberInfoPanel = ({ page, problems, people, onOpened }: MemberInfoPanelProps) => (
  <Stack spacing={1}>
    {page.Members.map((member, index) => {
      const asked = askedInfo(member, termsAsked(page));
      const missing = problems.filter(({ MemberId }) => MemberId === member.Id).length;
      return (
        asked && (
          <PersonSection
            key={member.Id}
            {...{ member, index, missing, onOpened }}
            isOpen={people.has(member.Id)}
            onToggle={() => people.toggle(member.Id)}
          >
            <PersonFields {...{ page, member, index, asked }} />
          </PersonSection>
        )
      );
    })}
  </Stack>
);

interface PersonSectionProps extends Pick<
  Parameters<typeof DetailSection>[0],
  'isOpen' | 'onToggle' | 'onOpened' | 'children'
> {
  member: EnrollingMember;
  index: number;
  missing: number;
}

function PersonSection({ member, index, missing, ...section }: PersonSectionProps) {
  const [FirstName, LastName] = useWatch<EnrollmentForm, [`Members.${number}.FirstName`, `Members.${number}.LastName`]>(
    { name: [`Members.${index}.FirstName`, `Members.${index}.LastName`] },
  );
  const relationship = HOUSEHOLD_LABELS[member.RelationshipToSubscriber];
  return (
    <DetailSection
      {...section}
      level="h3"
      title={personTitle({ FirstName, LastName }, relationship)}
      summary={
        <>
          {relationship} <PanelState panel={{ State: missing === 0 ? 'Completed' : 'Incomplete', Missing: missing }} />
        </>
      }
    />
  );
}
