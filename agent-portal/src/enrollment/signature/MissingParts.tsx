import { Link } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import {
  ENROLLMENT_SECTION_NAMES,
  isCompleted,
  type EnrollmentSectionName,
} from '#shared/enrollment/enrollment-sections';
import { SUMMARY_LINK } from '#web/records/ErrorSummary';
import { sectionPath } from '../section-path.ts';
import type { TaskPlaces } from '../task-list/use-task-places.ts';

/** A barely started form lacks dozens of answers: its page lists them all. */
const LISTED = 6;

interface MissingPartsProps {
  overview: EnrollmentOverview;
  places: TaskPlaces;
}

/** What is missing before the signature, as lines of the error summary. */
export const MissingParts = ({ overview, places }: MissingPartsProps) =>
  ENROLLMENT_SECTION_NAMES.filter((name) => !isCompleted(overview.Sections[name])).map((name) => {
    const { Problems } = overview.Sections[name];
    const others = Problems.slice(LISTED);
    return (
      <Fragment key={name}>
        {Problems.slice(0, LISTED).map(({ Field, Message }) => (
          <li key={Field + Message}>
            <PlaceLink quoteId={overview.QuoteId} name={name} field={Field} places={places}>
              {Message}
            </PlaceLink>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <PlaceLink quoteId={overview.QuoteId} name={name} field={others[0]!.Field} places={places}>
              And {others.length} more in this part
            </PlaceLink>
          </li>
        )}
      </Fragment>
    );
  });

interface PlaceLinkProps {
  quoteId: number;
  name: EnrollmentSectionName;
  field: string;
  places: TaskPlaces;
  children: ReactNode;
}

/** Documents are on this page; answers and members have pages of their own. */
const PlaceLink = ({ quoteId, name, field, places, children }: PlaceLinkProps) =>
  name === 'SupportingDocuments' ? (
    <Link component="button" type="button" onClick={() => places.show(name, field)} {...SUMMARY_LINK}>
      {children}
    </Link>
  ) : (
    <Link component={RouterLink} to={sectionPath(quoteId, name, field)} {...SUMMARY_LINK}>
      {children}
    </Link>
  );
