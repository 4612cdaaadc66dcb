import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText } from '#shared/enrollment/application/answer-text';
import { fullFieldLabel } from '#shared/enrollment/application/application-labels';
import {
  APPLICATION_SECTIONS,
  type ApplicationSectionId,
  sectionOfField,
} from '#shared/enrollment/application/application-sections';

export interface AnsweredSection {
  id: ApplicationSectionId;
  title: string;
  answers: (readonly [label: string, text: string])[];
}

/** Skipped: the county's name repeats its code, and the ids precede the labels. */
const NOT_FOR_READING = /\.(CountyFips|IsPrimarySubgroup|GroupEnterpriseId|SubGroupId|SegmentClassId)$/;

/** The answers for reading, by section; unanswered questions and sections are omitted. */
export function answeredSections(application: ApplicationAnswers): AnsweredSection[] {
  const all = valuesByPath(application);
  const values = [...all].filter(
    ([path, value]) => !NOT_FOR_READING.test(path) && !isCopiedContact(path, all) && answerText(path, value) !== '',
  );
  return APPLICATION_SECTIONS.map(({ id, title }) => ({
    id,
    title,
    answers: values
      .filter(([path]) => sectionOfField(path) === id)
      .map(
        ([path, value]) => [fullFieldLabel(path).replace('Address.County', 'County'), answerText(path, value)] as const,
      ),
  })).filter(({ answers }) => answers.length > 0);
}
