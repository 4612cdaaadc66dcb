import { Paper, Stack, Typography } from '@mui/material';
import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { answerText } from '#shared/enrollment/application/answer-text';
import { fullFieldLabel } from '#shared/enrollment/application/application-labels';
import { APPLICATION_SECTIONS, sectionOfField } from '#shared/enrollment/application/application-sections';
import { FactList } from '../../components/FactList.tsx';
import { toAnswers, toApplicationForm } from './form/application-form.ts';

/** Skipped: the county's name repeats its code, and the ids precede the labels. */
const NOT_FOR_READING = /\.(CountyFips|IsPrimarySubgroup|GroupEnterpriseId|SubGroupId|SegmentClassId)$/;

/** A read-only view of the answers by section; unanswered questions are omitted. */
export function ApplicationSummary({ application }: { application: ApplicationAnswers }) {
  const all = valuesByPath(toAnswers(toApplicationForm(application)));
  const values = [...all].filter(
    ([path, value]) => !NOT_FOR_READING.test(path) && !isCopiedContact(path, all) && answerText(path, value) !== '',
  );
  return (
    <Stack spacing={2}>
      {APPLICATION_SECTIONS.map(({ id, title }) => {
        const own = values.filter(([path]) => sectionOfField(path) === id);
        return (
          own.length > 0 && (
            <Paper component="section" variant="outlined" key={id} sx={{ p: { xs: 2, sm: 3 } }}>
              <Typography variant="h2" sx={{ mb: 2 }}>
                {title}
              </Typography>
              <FactList
                facts={own.map(([path, value]) => [
                  fullFieldLabel(path).replace('Address.County', 'County'),
                  answerText(path, value),
                ])}
              />
            </Paper>
          )
        );
      })}
    </Stack>
  );
}
