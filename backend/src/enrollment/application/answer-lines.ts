import type { ApplicationAnswers, Subgroup } from '#shared/enrollment/application.record';
import { valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText, APPLICATION_SECTIONS } from '#shared/enrollment/application/answered-sections';
import { fieldLabel } from '#shared/enrollment/application/problem-list';
import { blankAnswers, blankSegment, blankSubgroup } from '#shared/enrollment/application/blank-answers';

export interface AnswerSection {
  title: string;
  lines: [label: string, text: string][];
}

/** Fields shown in another line, private ones, parts that are missing as a whole, our own codes, and what staff decide about the submission. */
const LEFT_OUT =
  /^(AccountData|Bypass\w+)$|\.(County|IsPrimarySubgroup|GroupEnterpriseId|AccountNumber|formStatus|SubGroupId|SegmentClassId)$/;
/** Asked only where another answer, or a plan, wants them. */
const ONLY_WHERE_ASKED =
  /^(TwentyOrMoreEmployeesDate|HundredOrMoreEmployeesDate|Section111EffectiveDate|PreviousCoverageGroupId|PrevInsuranceCarrierName|OtherInsuranceCarrierName|PHAdministersHRA|IsDeltaDentalIncudedOnInvoice)$/;
const NOT_ANSWERED = '–';

/** Every answer under the heading of its form section, in form order. */
export function answerSections(answers: ApplicationAnswers): AnswerSection[] {
  const ordered = inFormOrder(answers);
  return APPLICATION_SECTIONS.map(({ title, fields }) => {
    const part = Object.fromEntries(fields.map((field) => [field, ordered[field]]));
    const lines = [...valuesByPath(part)].flatMap(([path, value]): [string, string][] => {
      const text = answerText(path, path.endsWith('.CountyFips') ? countyOf(answers, path) : value);
      const isDetail = path.includes('.') || ONLY_WHERE_ASKED.test(path);
      return LEFT_OUT.test(path) || (isDetail && text === '') ? [] : [[labelOf(answers, path), text || NOT_ANSWERED]];
    });
    return { title, lines };
  }).filter(({ lines }) => lines.length > 0);
}

/** With the name of the company or of the employees that it is about, if it is one of several. */
function labelOf({ SubGroups, EmployeeSegments }: ApplicationAnswers, path: string): string {
  const [, list, index] = /^(SubGroups|EmployeeSegments)\.(\d+)\./.exec(path) ?? [];
  const place = Number(index);
  const owner =
    list === undefined
      ? ''
      : list === 'SubGroups'
        ? SubGroups[place]?.GroupName || `Company ${place + 2}`
        : EmployeeSegments[place]?.SegmentName || `Segment ${place + 1}`;
  return owner === '' ? fieldLabel(path) : `${owner}: ${fieldLabel(path)}`;
}

/** The county's name; the form stores its code. */
const countyOf = (answers: ApplicationAnswers, path: string) =>
  valuesByPath(answers).get(path.replace(/CountyFips$/, 'County')) ?? null;

/** Signed content has its keys in alphabetical order. */
const inFormOrder = (answers: ApplicationAnswers): ApplicationAnswers => ({
  ...orderedLike(blankAnswers(), answers),
  PrimaryGroup: subgroupInOrder(answers.PrimaryGroup, 0),
  SubGroups: answers.SubGroups.map((subgroup, index) => subgroupInOrder(subgroup, index + 1)),
  EmployeeSegments: answers.EmployeeSegments.map((segment, index) => orderedLike(blankSegment(index), segment)),
});

/** A contact who is also the group admin is not printed again. */
function subgroupInOrder(subgroup: Subgroup, place: number): Subgroup {
  const blank = blankSubgroup(place);
  const ordered = orderedLike(blank, subgroup);
  return {
    ...ordered,
    Billing: subgroup.UseAdminForBilling ? blank.Billing : ordered.Billing,
    Ceo: subgroup.UseAdminForCEO ? blank.Ceo : ordered.Ceo,
  };
}

/** Sorts nested parts like the blank form, recursively. */
function orderedLike<Value extends object>(blank: Value, value: Value): Value {
  const names = [...new Set([...Object.keys(blank), ...Object.keys(value)])] as (keyof Value)[];
  return Object.fromEntries(names.map((name) => [name, orderedPart(blank[name], value[name])])) as Value;
}

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part);

const orderedPart = (blank: unknown, part: unknown): unknown =>
  isObject(blank) && isObject(part) ? orderedLike(blank, part) : part;
